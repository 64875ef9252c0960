import { outcomesIn } from './outcome-list.ts'

/** What one sees of what somebody ('does') does in the player's words, and what it is for whoever it is done to. */
export const ofOthers = outcomesIn(`
  faint pass_out collapse > does
    [^actor] [actor+lie] quite still, but for the breath, and as grey as dishwater. In one fist there is a scrap of paper.
  cry sob weep > does goes by_voice
    By and by it gets quieter, and then it starts again.
  ~ignores > does
    [^actor] [actor+go] on as if nothing were the matter.
  ~tries > does
    It does not go well at once, and [actor] [actor+begin] again.
  confess own_up admit > does
    [^actor] [actor+look] lighter for it.
  get_stuck is_stuck is_trapped > does goes
    [^actor] [actor.does] not get on any more, and not back either. Somebody will have to pull.
  knock bang > does goes
    Then it is quiet, as if somebody waited for an answer.
  ring beep buzz chime toll > goes
    [^actor] [actor+stop], and it is quieter than before.
  bark howl scream shriek yell > does goes
    It stops, and everything seems quieter than before.
  pray > does
    The words come fast, one after the other.
  agree accept > does
    [^actor] [actor+nod], and that is settled.
  =lack > any
    [^hero] look in every corner, and there is none.
  =lack > breath
    [^hero] stand bent over, hands on knees, until it goes again.
  =have > any
    You feel for [object], and there [object.they] [object.is].
  hum > does
    It is the same few notes, over and over.
  shiver tremble shudder > does
    It goes through [actor] from top to toe, and does not stop.
  spit > does
    [^actor] [actor+look] as if the taste were still there.
  yawn > does
    Before it is over [hero] have to yawn, too.
  sigh > does
    [^actor's] shoulders come down a little with it.
  nod > does
    Once, and then a second time, slower.
  shrug > does
    It may mean anything.
  frown scowl > does
    There are two lines between [actor's] eyes.
  blush > does
    It goes up to the ears.
  gasp > does
    One hand goes up to [actor's] mouth.
  stop halt pause freeze > does
    For a moment [actor] [actor.does] not move at all.
  wake wake_up > does
    It takes [actor] a moment to know where this is.
  pace > does
    Seven steps, and back, and seven steps again.
  kneel kneel_down > does
    From down there [actor] [actor+have] to look up at whoever stands.
  count > does
    [^actor] [actor+come] to the end, and [actor+begin] again from one.
  hang_up > none
    After that there is only a hum in the line.
  fire shoot > none
    The sound of it rolls away, and comes back from somewhere, smaller.
  vanish disappear > does goes
    Where [actor] was there is nothing at all.
  ~far > does
    From here one cannot make out a face.
  shake_head > does
    Slowly, twice, and then not again.
  bite_lip > does
    Whatever it was, it stays unsaid.
  clench_fist > does
    The knuckles stand out white.
  lower_head bow_head hang_head > does
    One cannot see [actor's] eyes now.
  scratch_head > does
    [^actor] [actor+look] no wiser for it.
  clear_throat > does
    Whoever is there looks up.
  ~given > hero
    Now you have [object].
    [^object] [object.is] in your hands now.
  ~taken > does
    [^actor] [actor.has] [object] now.
  ~dead > being
    [^object] [object+fall], and [object.does] not get up again.
  ~unconscious > being
    [^object] [object+lie] there, and [object.does] not stir.
  heal cure bandage patch_up treat > hero
    It hurts less than before.
  heal cure bandage patch_up > being animal
    It hurts [object] less than before.
`)
