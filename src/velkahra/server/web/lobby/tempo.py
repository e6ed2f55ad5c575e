"""The field with which the pace of bots is agreed on."""

from markupsafe import Markup

from velkahra.server.domain.texts import speaker
from velkahra.server.store.tempo import TEMPOS


def field(language: str) -> Markup:
    """Make the field of the form in which a table is opened."""
    say = speaker(language)
    values = Markup("").join(
        Markup('<option value="{}">{}</option>').format(tempo, say(f"tempo-{tempo}"))
        for tempo in TEMPOS
    )
    return Markup(
        '<fieldset><legend>{}</legend><label class="field"><span>{}</span>'
        '<select name="tempo">{}</select></label></fieldset>'
    ).format(say("tempo-title"), say("tempo"), values)
