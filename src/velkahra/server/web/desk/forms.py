"""The forms of the desk as markup. They work without a script, too."""

from collections.abc import Mapping

from markupsafe import Markup

from velkahra.core.desk import Field, Form
from velkahra.server.domain.texts import Say
from velkahra.server.web.desk.service import LONGEST_REASON
from velkahra.server.web.kit.pages import NOTHING, TAG


def button(
    text: str, path: str, do: str, *, main: bool = False, label: str = "", **facts: str
) -> Markup:
    """Make a form of one button that does something; `label` says more for who does not see."""
    fields = TAG("").join(
        TAG('<input type="hidden" name="{}" value="{}">').format(name, value)
        for name, value in {"do": do, **facts}.items()
    )
    return TAG(
        '<form method="post" action="{}">{}<button type="submit"{}{}>{}</button></form>'
    ).format(
        path,
        fields,
        TAG(' class="main"') if main else "",
        TAG(' aria-label="{}"').format(label) if label else "",
        text,
    )


def reason(say: Say, name: str = "reason") -> Markup:
    """Make the field for a reason."""
    return TAG(
        '<label class="field"><span>{}</span><input name="{}" maxlength="{}" autocomplete="off">'
        "</label>"
    ).format(say("desk-reason"), name, LONGEST_REASON)


def reasoned(say: Say, text: str, path: str, do: str) -> Markup:
    """Make a form of a button and a reason."""
    return TAG(
        '<form method="post" action="{}"><input type="hidden" name="do" value="{}">{}'
        '<button type="submit">{}</button></form>'
    ).format(path, do, reason(say), text)


def remark(say: Say, path: str) -> Markup:
    """Make the form for a note that everybody can read."""
    return TAG(
        '<form method="post" action="{}"><input type="hidden" name="do" value="remark">'
        '<label class="field"><span>{}</span><input name="text" maxlength="{}" required '
        'autocomplete="off"></label><button type="submit">{}</button></form>'
    ).format(path, say("desk-remark"), LONGEST_REASON, say("desk-remark-go"))


def form(say: Say, asked: Form, path: str, version: int, answers: Mapping[str, str]) -> Markup:
    """Make a form of the game; what it can be filled with already is in `answers`."""
    mine = answers if answers.get("form") == asked.name else {}
    fields = TAG("").join(_field(asked, field, mine.get(field.name, "")) for field in asked.fields)
    return TAG(
        '<form method="post" action="{path}" class="desk-form" data-form="{name}">'
        '<input type="hidden" name="do" value="enter"><input type="hidden" name="form" '
        'value="{name}"><input type="hidden" name="v" value="{version}">{fields}{reason}'
        '<button class="main" type="submit">{go}</button></form>'
    ).format(
        path=path,
        name=asked.name,
        version=version,
        fields=fields,
        reason=NOTHING if asked.waits else reason(say),
        go=asked.button,
    )


def _field(asked: Form, field: Field, answer: str) -> Markup:
    if field.kind == "row":
        return _row(field, answer)
    if field.kind == "square":
        return _square(field, answer)
    options = TAG("").join(
        TAG('<option value="{}"{}>{}</option>').format(
            value, TAG(" selected") if value == answer else "", text
        )
        for value, text in field.choices
    )
    return TAG('<label class="field"><span>{}</span><select name="{}">{}</select></label>').format(
        field.label, field.name, options
    )


def _row(field: Field, answer: str) -> Markup:
    choices = TAG("").join(
        TAG(
            '<label><input type="radio" name="{}" value="{}"{} required><span>{}</span></label>'
        ).format(field.name, value, TAG(" checked") if value == answer else "", text)
        for value, text in field.choices
    )
    return TAG('<fieldset class="row"><legend>{}</legend><div>{}</div></fieldset>').format(
        field.label, choices
    )


def _square(field: Field, answer: str) -> Markup:
    """Make a map of buttons that fill in the name of the square, which can be typed as well."""
    squares = TAG("").join(
        TAG('<button type="button" data-square="{0}" tabindex="-1">{0}</button>').format(name)
        for name, _ in field.choices
    )
    return TAG(
        '<label class="field"><span>{}</span><input name="{}" value="{}" required size="4" '
        'autocomplete="off" autocapitalize="characters"></label>'
        '<div class="squares" data-fills="{}" style="--across: {}">{}</div>'
    ).format(field.label, field.name, answer, field.name, field.across, squares)
