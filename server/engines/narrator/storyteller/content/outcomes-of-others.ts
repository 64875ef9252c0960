import { outcomesIn } from './outcome-list.ts'

/** What one sees of what somebody ('does') does in the player's words, and what it is for whoever it is done to. */
export const ofOthers = outcomesIn(`
  come come_in come_home come_back come_out return come_over come_up arrive appear enter show_up turn_up ~comes > does
    [actor] [actor+stop] a few steps from you.
    [^actor] [actor+see] you, and [actor+come] a step nearer.
  there_is > does
    [^actor] [actor+see] you, and [actor+wait] for what you will say.
    [^actor] [actor+look] at you, as if the next word were yours.
  run_off run_away ride_away ride_off swim_away sail_off go_away walk_away walk_off fly_away fly_off drive_away drive_off storm_out flee escape run bolt dash > does
    [^actor] [actor.has] a good start already, and [actor.does] not look round.
  sit sit_down > does
    [^actor] [actor+make] no move to get up again.
  laugh giggle chuckle cackle > does
    It is some time before [actor] [actor.has] a straight face again.
  cry sob weep > does goes by_voice
    By and by it gets quieter, and then it starts again.
  confess own_up admit > does
    [^actor] [actor+look] lighter for it.
  faint pass_out collapse > does
    [^actor] [actor+lie] quite still, but for the breath. Somebody has to see to [actor.them].
  trip stumble slip > does
    [^actor] [actor.does] not get up at once.
  get_stuck is_stuck is_trapped > does goes
    [^actor] [actor.does] not get on any more, and not back either. Somebody will have to pull.
  knock bang > does goes
    Then it is quiet, as if somebody waited for an answer.
  ring beep buzz chime toll bark howl scream shriek yell > does goes
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
  whisper > hero
    You feel [actor's] breath at your ear.
  refuse decline > does
    Nothing in [actor's] face says that it could still change.
  hum > does
    It is the same few notes, over and over.
  cough > does
    It is a while before [actor] [actor.has] breath again.
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
  smile grin smirk beam > does
    The smile stays a moment longer than it need.
  blush > does
    It goes up to the ears.
  gasp > does
    One hand goes up to [actor's] mouth.
  stop halt pause freeze > does
    For a moment [actor] [actor.does] not move at all.
  stand_up get_up rise > does
    [^actor] [actor+sway] a little, and [actor+stay] on [actor.their] feet.
  wake wake_up > does
    It takes [actor] a moment to know where this is.
  pace > does
    Seven steps, and back, and seven steps again.
  kneel kneel_down > does
    From down there [actor] [actor+have] to look up at whoever stands.
  wait > does
    [^actor] [actor.does] not seem to be in a hurry.
  count > does
    [^actor] [actor+come] to the end, and [actor+begin] again from one.
  hang_up > none
    After that there is only a hum in the line.
  fire shoot > none
    The sound of it rolls away, and comes back from somewhere, smaller.
  vanish disappear > does goes
    Where [actor] was there is nothing at all.
  know > does
    It is in [actor's] eyes, for whoever can read them.
  recognise recognize ~sees > does hero
    [^actor] [actor+look] a second time, to be sure.
  ~acts > does
    Then [actor] [actor+look] at you.
    [^actor] [actor+stop] there, and [actor+wait] to see what you will do.
    [^actor] [actor+look] round, and [actor+see] that you have seen it.
    That done, [actor] [actor+turn] to you.
  ~acts_hero ~feels_hero ~speaks_hero > does
    [^actor] [actor+wait] to see how you take it.
    For a moment [actor] [actor.does] nothing more, and [actor+look] at you.
  ~sees_hero > does
    [^actor] [actor.does] not look away.
  ~moves > does
    You have [actor] in sight all the way.
    [^actor] [actor+come] to a stop, and [actor+look] round for you.
  ~goes_on > does
    [^actor] [actor.does] not leave off.
  ~ignores > does
    [^actor] [actor+go] on as if nothing were the matter.
  ~feels > does
    One look at [actor] is enough to see it.
  ~speaks > does
    [^actor] [actor+wait] to see what comes of it.
  ~is > does
    Once one knows it, one sees it in all that [actor] [actor+do].
    It explains a good deal about [actor].
  ~is ~looks > does
    One look at [actor], and nobody would think anything else.
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
  ~tries > does
    It does not go well at once, and [actor] [actor+begin] again.
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
