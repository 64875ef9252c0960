import { outcomesIn } from './outcome-list.ts'

/** What comes of what somebody ('does') or something ('goes') does in the player's words, for whoever it is done to or for whoever does it. */
export const ofOthers = outcomesIn(`
  come come_in come_back come_out come_over arrive appear enter return walk_in > does
    [actor] [actor.is] here with you now.
    [actor] [actor+stop] a few steps from you.
  go_away go_off walk_away walk_off fly_away fly_off drive_away drive_off storm_out flee escape > does
    [actor] [actor.is] not here any more. You could still go after [actor.them].
  kneel bow > does
    Like that [actor] [actor+look] smaller, and a good deal less certain.
  collapse cave_in > goes
    When the dust has come down one can see what is left of [actor]: two pieces, and a way between them.
  run_off run_away jump_off hurry_off > does
    The steps of [actor] go off, and then they can't be told from others.
  sleep doze > does
    [^actor] [actor+snore], if only a little. You could let [actor.them] be, or wake [actor.them].
  panic freeze > does
    [actor's] eyes are on you: somebody has to say what to do.
  blush > does
    It is some time before [actor] can look at you again.
  frown > does
    Something in it does not suit [actor] at all.
  eat devour > does
    [^actor] [actor+look] round for more.
  find discover spot notice uncover > does
    "Look at this," says [actor], very quietly.
  is_scared is_afraid is_frightened is_terrified is_nervous is_worried > does
    "You won't go away?" says [actor].
  is_hurt is_wounded is_injured > does
    "It's nothing," says [actor], rather too quickly.
  is_angry is_furious > does
    [actor] [actor+speak] very quietly now, and that is worse than shouting.
  is_tired is_exhausted is_sleepy > does
    [actor] [actor+sit] down on the first thing there is, and [actor+shut] both eyes.
  is_sad is_lonely is_heartbroken > does
    [actor] [actor+turn] away, so that you need not see.
  is_cold is_freezing > does
    [actor] [actor+shake], both arms wrapped round.
  there_is > does
    [^actor.they] [actor+turn] [actor.their] head, and [actor+look] at you.
  rain snow > goes
    @out In a minute everything at [place] that was dry is not.
  ring sound wail go_off blare > alarm siren
    Doors open all over [place], and there are steps: you have two minutes, perhaps three.
  open > door gate
    [^object] [object+stand] open now.
  close shut slam > door gate
    There is no way past [object] now; it will have to be another.
  shine glow > goes
    By the light of it you can see [prop].
  grab seize hold > hero
    [actor's] grip is hard.
  block > hero way door path stair
    There is no getting past [actor] without a word, or a push.
  wake wake_up > hero
    [actor] [actor+wait] until you are quite awake.
  fetch summon > being
    [object] [object+come], and [object+look] about to see what [object.they] [object.is] wanted for.
  lower drop > eye gaze
    For now [actor] [actor.has] nothing more to say.
  hang_up > does
    The line is silent; [actor] will not be got back so soon.
  object protest argue complain > does
    [actor] [actor.does] not let it go until everybody has heard it.
  wake wake_up > does
    [^actor.they] [actor+look] about as if everything had been moved in the meantime.
  offer > hero
    [actor] [actor+wait] for your answer; it is for you to take it or not.
    "Well?" says [actor]. "Yes or no?"
  throw toss > hero
    [actor] [actor+let] go of it, and now it is you who has it.
  nudge poke tap touch > hero
    You turn, and [actor] [actor+look] at you as if there were something you ought to have seen.
  stare look watch glare > hero
    [actor] [actor.does] not look away.
  follow chase > hero
    Whenever you look round, [actor] [actor.is] there, and no further off.
  ignore > hero
    You might be air, for all that [actor] [actor+let] on.
  push shove elbow > hero
    You get out of [actor's] way, just, and keep your feet.
`)
