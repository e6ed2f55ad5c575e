"""The files in deploy/ for programs of others: each is loaded by its own program, and works."""

import json
import os
import random
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from ruamel.yaml import YAML
from script import cache
from tests.server.certificates import certificate
from tests.server.helpers import Site, serving, some_action
from tests.server.hours import PATIENCE

from velkahra.server.settings import read_settings
from velkahra.server.web import passing

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
OURS = "/opt/velkahra/bin/velkahra"
LISTEN = "listen 443 ssl http2;"

pytestmark = pytest.mark.release


def program(name: str) -> str:
    """Return the path of a program of Debian."""
    fetched = cache.folder() / "hosting" / "usr"
    folders = [os.environ["PATH"], "/usr/sbin", str(fetched / "bin"), str(fetched / "sbin")]
    found = shutil.which(name, path=os.pathsep.join(folders))
    assert found, f"{name} is needed: script/test fetches it, see hosting_for_tests there"
    return found


def loads(*command: str | Path, **environment: str) -> str:
    """Run a program that has to succeed, and return all that it says."""
    done = subprocess.run(
        [program(str(command[0])), *command[1:]],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number: int = free.getsockname()[1]
    return number


def nginx(folder: Path, several: bool, *changes: tuple[str, str]) -> list[str]:
    """Return the command that runs the files for nginx as part of a whole configuration."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    if several:
        ours = (DEPLOY / "nginx-several.conf").read_text("utf-8")
        text = re.sub(r"(?s)upstream velkahra .*?\n}", lambda _: ours, text)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    user = "user root;" if os.geteuid() == 0 else ""
    places = "".join(
        f"{name}_temp_path {folder}/{name};"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"{user} daemon off; pid {folder}/pid; events {{}} http {{ {places}\n{text}\n}}"
    )
    return ["nginx", "-e", "stderr", "-p", str(folder), "-c", str(whole)]


@pytest.mark.parametrize("several", [False, True])
def test_nginx_loads_its_configuration(several: bool, tmp_path: Path) -> None:
    file = str(certificate(tmp_path))
    place = "/etc/letsencrypt/live/table.example.org/"
    keys = [(f"{place}{name}", file) for name in ("fullchain.pem", "privkey.pem")]
    listen = (LISTEN, LISTEN.replace("443", f"127.0.0.1:{free_port()}"))
    loads(*nginx(tmp_path, several, listen, *keys), "-t")


def caddyfile(several: bool) -> str:
    """Return the text of the files for Caddy, as one of them."""
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    if several:
        text = text[: text.index("{$SITE")] + (DEPLOY / "Caddyfile-several").read_text("utf-8")
    return text


@pytest.mark.parametrize("several", [False, True])
def test_caddy_loads_its_configuration(several: bool, tmp_path: Path) -> None:
    file = tmp_path / "Caddyfile"
    file.write_text(caddyfile(several))
    homes = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    said = loads("caddy", "validate", "--adapter", "caddyfile", "--config", file, **homes)
    assert "not formatted" not in said


def before(site: Site, which: str, port: int, folder: Path) -> list[str]:
    """Return the command that runs a proxy in front of a server, without encryption."""
    several = which.endswith("several")
    if which.startswith("nginx"):
        plain = LISTEN, f"listen 127.0.0.1:{port};"
        keys = re.findall(r"ssl_certificate.*;", (DEPLOY / "nginx.conf").read_text("utf-8"))
        servers = ["10.0.0.5:8000", "10.0.0.6:8000"] if several else ["127.0.0.1:8000"]
        ours = [(server, f"127.0.0.1:{site.port}") for server in servers]
        return nginx(folder, several, plain, *ours, *((key, "") for key in keys))
    file = folder / "Caddyfile"
    text = caddyfile(several).replace("{\n", "{\n\tadmin off\n\tauto_https off\n", 1)
    file.write_text(text.replace("lb_try_duration 5s", "lb_try_duration 100ms"))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]


@contextmanager
def proxied(site: Site, which: str, folder: Path, log: Path) -> Iterator[Site]:
    """Run a proxy in front of a server for as long as the block lasts."""
    port, server = free_port(), f"127.0.0.1:{site.port}"
    command = before(site, which, port, folder)
    environment = {"SITE": f"http://127.0.0.1:{port}", "SERVER": server, "SERVERS": server}
    environment |= {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with log.open("w") as output:
        running = subprocess.Popen(
            [program(command[0]), *command[1:]],
            env={**os.environ, **environment},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            until_it_listens(port, log)
            yield Site(port, site.store)
        finally:
            running.terminate()
            running.wait(PATIENCE)


def until_it_listens(port: int, log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.02)
    pytest.fail(log.read_text())


@pytest.mark.parametrize("which", ["nginx", "nginx-several", "caddy", "caddy-several"])
def test_a_table_is_played_through_a_proxy_whose_log_has_no_secrets(
    which: str, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    with ExitStack() as running:
        with serving(tmp_path / "data") as site:
            outside = running.enter_context(proxied(site, which, tmp_path, log))
            one, two, _ = outside.table("viceroy", "person", "person")
            with outside.at(one) as ash, outside.at(two) as birch:
                mover, other = (ash, birch) if ash.last["yours"] else (birch, ash)
                mover.act(some_action(mover.last["choices"], random.Random(1)))
                assert other.update()["v"] >= 1
        assert outside.get(one).status in (502, 503), "the server has ended"
    assert one.rpartition("/")[2] not in log.read_text()


def test_proxies_of_several_servers_know_a_table_as_the_servers_do() -> None:
    table = passing._TABLE.pattern.removesuffix("(?:/|$)")
    for name in ("nginx-several.conf", "Caddyfile-several"):
        assert f"^{table}" in (DEPLOY / name).read_text("utf-8")


def commands(unit: str, folder: Path) -> list[list[str]]:
    """Return the commands of a service, as systemd would run them with its folders in another."""
    lines = re.findall(r"^Exec\w+=(.*)$", unit, re.MULTILINE)
    meaning = {OURS: str(Path(sys.executable).parent / "velkahra"), "%S": str(folder)}
    meaning |= {"%%": "%", "$$": "$"}
    words = re.compile("|".join(map(re.escape, meaning)))
    return [shlex.split(words.sub(lambda word: meaning[word[0]], line)) for line in lines]


def test_systemd_loads_the_units_and_finds_them_hardened(tmp_path: Path) -> None:
    units = [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]
    ours = str(Path(sys.executable).parent / "velkahra")
    for unit in units:
        (tmp_path / unit.name).write_text(unit.read_text("utf-8").replace(OURS, ours))
    files = [tmp_path / unit.name for unit in units]
    assert loads("systemd-analyze", "verify", *files) == ""
    for file in files:
        if file.suffix == ".service":
            loads("systemd-analyze", "security", "--offline=true", "--threshold=20", file)


def test_the_backup_unit_keeps_two_weeks(tmp_path: Path) -> None:
    tables, backups = tmp_path / "velkahra", tmp_path / "velkahra-backups"
    backups.mkdir()
    old, recent = (backups / f"tables-{day}.sqlite3" for day in ("old", "recent"))
    for file, days in ((old, 16), (recent, 13)):
        file.touch()
        os.utime(file, (time.time() - days * 86_400,) * 2)
    with serving(tables) as site:
        site.table("viceroy", "person", "person")
        for command in commands((DEPLOY / "velkahra-backup.service").read_text("utf-8"), tmp_path):
            loads(*command)
    made = [file for file in backups.iterdir() if file != recent]
    assert re.fullmatch(r"tables-\d{4}-\d\d-\d\d-\d{6}\.sqlite3", made[0].name)
    assert (len(made), made[0].stat().st_size > 0) == (1, True)


def expressions(dashboard: object) -> Iterator[str]:
    """Yield the queries of a dashboard, as Grafana sends them."""
    if isinstance(dashboard, dict):
        if isinstance(found := dashboard.get("expr"), str):
            yield found.replace("$__rate_interval", "5m").replace("$instance", ".*")
        dashboard = list(dashboard.values())
    if isinstance(dashboard, list):
        for each in dashboard:
            yield from expressions(each)


def test_prometheus_loads_its_configuration_and_every_query(tmp_path: Path) -> None:
    assert "10 rules found" in loads(
        "promtool", "check", "config", DEPLOY / "prometheus" / "prometheus.yaml"
    )
    dashboard = json.loads((DEPLOY / "grafana" / "velkahra.json").read_text("utf-8"))
    rules = [
        {"record": f"panel:{n}", "expr": expr} for n, expr in enumerate(expressions(dashboard))
    ]
    file = tmp_path / "rules.json"  # JSON is YAML
    file.write_text(json.dumps({"groups": [{"name": "panels", "rules": rules}]}))
    assert f"{len(rules)} rules found" in loads("promtool", "check", "rules", file)


def test_an_alert_is_raised_by_the_first_failure(tmp_path: Path) -> None:
    """It is, because the counters begin at zero."""
    raised = {
        "VelkahraStoreFails": ('velkahra_store_errors_total{reason="store-full"}', "0x5 1x9"),
        "VelkahraErrors": ('velkahra_answers_total{feature="table",status="500"}', "0x5 1x9"),
        "VelkahraDown": ('up{job="velkahra"}', "1x3 0x9"),
        "VelkahraTablesDamaged": ("velkahra_damaged_tables", "0x5 1x9"),
    }
    tests = [
        {
            "interval": "1m",
            "input_series": [{"series": series, "values": values}],
            "promql_expr_test": [
                {
                    "expr": f'count by (alertname) (ALERTS{{alertname="{alert}"}})',
                    "eval_time": at,
                    "exp_samples": [{"labels": f'{{alertname="{alert}"}}', "value": 1}][:there],
                }
                for at, there in (("2m", 0), ("7m", 1))
            ],
        }
        for alert, (series, values) in raised.items()
    ]
    rules = str(DEPLOY / "prometheus" / "alerts.yaml")
    file = tmp_path / "test.json"
    file.write_text(json.dumps({"rule_files": [rules], "tests": tests}))
    assert "SUCCESS" in loads("promtool", "test", "rules", file)


def test_the_compose_file_has_all_that_its_services_need() -> None:
    compose = YAML(typ="safe").load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services, volumes = compose["services"], compose["volumes"]
    for service in services.values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in volumes or (DEPLOY / source).is_file()
        assert set(service.get("depends_on", [])) <= set(services)
        assert service["restart"] == "unless-stopped"
        assert "build" in service or re.search(r":[v\d]", service["image"])
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).samefile(DEPLOY / "Containerfile")
    settings = read_settings(DEPLOY / "compose-settings.toml", Path("/var/lib/velkahra"))
    ((network,),) = (n["ipam"]["config"] for n in compose["networks"].values())
    assert settings.proxies == network["subnet"]
    assert settings.metrics in (DEPLOY / "prometheus" / "prometheus.yaml").read_text("utf-8")


def test_documents_have_no_configuration_of_their_own() -> None:
    """Whatever they show would not be loaded by these tests: they link to deploy/."""
    fences = [
        (page.name, fence)
        for page in (ROOT / "docs").glob("*.md")
        for fence in re.findall(r"(?ms)^```.*?^```", page.read_text("utf-8"))
    ]
    theirs = re.compile(r"^server|^\[Service\]|proxy_|reverse_proxy|scrape_configs", re.MULTILINE)
    assert [(page, fence) for page, fence in fences if theirs.search(fence)] == []
