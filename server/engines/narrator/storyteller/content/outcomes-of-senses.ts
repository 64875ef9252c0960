import { outcomesIn } from './outcome-list.ts'

/** What a deed finds out or lets others hear, where nothing narrower is known: a result that its own sense asks for. */
export const ofSenses = outcomesIn(`
  feel grope palpate touch > thing body idea place animal being
    [actor's] fingers find nothing out of the way.
    [actor's] fingers come upon nothing that should not be there.
  compare match > thing idea
    [^object] [object+agree] for the most part; what does not would strike no stranger.
  check examine inspect study test probe investigate > thing body idea place
    [^actor] [actor+find] nothing out of the way.
    With [object] all is as one would expect, as far as you can see.
  glance peek look > being
    [object] [object+catch] your look, and [object+give] nothing away.
    [object] [object+look] back, as puzzled as you are.
  search rummage dig_through go_through > thing place idea self
    Nothing turns up but what belongs at [place].
  rattle moan tap drum clang whistle chant howl yell clap stamp rap thump > self idea
    All [place] can hear it. Nothing answers, not yet.
    The sound goes through [place], and then it is quiet again.
    Nobody at [place] can have missed that.
  add mix season > food drink salt sugar spice herb
    With [object] in it, it smells different at once, and not worse.
  knock_out knock_over knock_off knock_down knock_away > thing
    [^object] [object+lie] where [object.they] went down.
  lead guide > being animal
    [object] [object+keep] close to you all the way.
  rub massage > body
    [^object] [object+grow] warmer under it, a little.
  take_notes > self
    It is all there, in [hero's] own hand.
  lift lift_off lift_out pick_up > animal
    [^object] [object.is] lighter than one would think, and [object+hold] still.
`)

/** What others do, and what happens, as one sees it. */
export const ofHappenings = outcomesIn(`
  burst_in storm jump_out leap_out > does
    [^actor] [actor+stand] there now, and [actor+look] about.
  shake_head > does
    [actor's] no is a plain one.
  nod > does
    [actor's] yes is a plain one.
  is_quiet is_silent > does
    It is a good while before [actor] [actor+look] up again.
  promise > does
    How good that promise is, only [actor] can know.
  duck dodge step_aside > does
    It has missed [actor.them] by a hand.
  go_out die fade blow_out > candle match
    A thread of smoke goes up from [object].
  go_out flicker > goes
    For a moment one can see next to nothing of [place].
  light_up flare brighten > goes
    One can see all of [place] by it, for a moment.
`)
