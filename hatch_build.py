"""Builds the distributions: sees to the pages' assets and, where wished, the compiled modules.

A wheel is pure unless VELKAHRA_WHEEL=compiled; then it also holds the modules that
script/compile.py has compiled in place, and is tagged for this Python and this platform, or for
what VELKAHRA_PLATFORM names. script/release sets both.

The metadata get the repository's addresses, which pyproject.toml has once, and the README with
absolute links: a package index has no other files of the repository.
"""

import os
import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NO_ASSETS = (
    "The pages' assets are missing: run script/assets.py first, which needs npm (from Node.js)."
)
NOT_COMPILED = "The compiled modules are missing or old: run script/compile.py first."

LINK = re.compile(r"(!?)(\[[^\]]*\]\()(?!https?:|#)")
"""The beginning of a relative link in Markdown; "!" before that of a picture."""


class VelkahraMetadata(MetadataHookInterface):
    """The fields of the metadata that follow from the repository's address."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in `urls` and `readme`."""
        repository = self.config["repository"]
        owner, name = repository.split("/")[-2:]
        metadata["urls"] = {
            "Documentation": f"https://{owner}.github.io/{name}/",
            "Repository": repository,
            "Changelog": f"{repository}/blob/main/CHANGELOG.md",
            "Issues": f"{repository}/issues",
        }
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = absolute(text, repository, f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def absolute(text: str, repository: str, tag: str) -> str:
    """Return Markdown whose relative links lead to the repository's files at a tag."""

    def link(found: re.Match[str]) -> str:
        return f"{found[0]}{repository}/{'raw' if found[1] else 'blob'}/{tag}/"

    return LINK.sub(link, text)


class VelkahraBuild(BuildHookInterface[Any]):
    """What hatchling calls before it packs."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Complete what is packed; an editable installation is the checkout as it is."""
        if version == "editable":
            return
        self._see_to_assets()
        if self.target_name == "wheel" and os.environ.get("VELKAHRA_WHEEL") == "compiled":
            self._add_compiled(build_data)

    def _see_to_assets(self) -> None:
        """Collect them in a checkout; the archive of the sources has them."""
        assets = self._script("assets")
        if (Path(self.root) / ".git").exists() and not assets.is_current():
            try:
                assets.collect()
            except Exception as error:
                self._give_up(f"{NO_ASSETS} ({error})")
        if not all(path.exists() for path in assets.TARGETS):
            self._give_up(NO_ASSETS)

    def _add_compiled(self, build_data: dict[str, Any]) -> None:
        compiling = self._script("compile")
        if not compiling.is_current():
            self._give_up(NOT_COMPILED)
        source = Path(self.root) / "src"
        found = [path for kind in ("*.so", "*.pyd") for path in source.rglob(kind)]
        build_data["force_include"] |= {
            str(path): path.relative_to(source).as_posix() for path in found
        }
        build_data["pure_python"] = False
        platform = os.environ.get("VELKAHRA_PLATFORM")
        if platform:
            python = f"cp{sys.version_info.major}{sys.version_info.minor}"
            build_data["tag"] = f"{python}-{python}-{platform}"
        else:
            build_data["infer_tag"] = True

    def _script(self, name: str) -> ModuleType:
        """Load a module of script/, which is no package."""
        spec = spec_from_file_location(
            f"velkahra_{name}", Path(self.root) / "script" / f"{name}.py"
        )
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def _give_up(self, why: str) -> None:
        self.app.abort(why)
