import { outcomesIn } from './outcome-list.ts'

/**
 * How it shows that what the player says is so: 'is_…' of the hero ('self', or 'seen' by somebody who is there), of what is all round ('it'), of somebody
 * ('does') or something ('goes'); '=lack', '=have', '=kin' and '=accused' are said of what one has, lacks or is.
 */
export const ofStatements = outcomesIn(`
  =lack > any
    [^hero] look again, to be sure: not a bit of it is left.
    [^hero] look in every corner, and there is none.
  =lack > time
    [^hero] will have to do now what is to be done at all.
  =lack > breath
    [^actor] [actor+stand] bent over, hands on knees, until it goes again.
  =lack > vehicle device
    [^actor] [actor+stand] where [actor.they] [actor.is] until somebody brings more.
  =have > any
    You feel for [object], and there [object.they] [object.is].
  =holds > any
    There is no overlooking [object].
  =kin > does
    "So I am," says [actor].
    [^actor] [actor+nod] at the word.
    "I am," says [actor], "and you might say it more often."
  =accused > does
    "Who says so?" says [actor].
    "You can't prove that," says [actor].
  love adore like > hero
    [^actor] [actor+look] at you, and away, and back again.
  hate dislike detest > hero
    [^actor] [actor.does] not so much as turn [actor.their] head.
  is_cold is_freezing is_chilly is_icy > it
    [^hero's] breath stands white before you.
  is_hot is_boiling is_sweltering is_stuffy > it
    [^hero's] clothes stick to you.
  is_dark > it
    [^hero] have to feel your way, hand by hand.
  is_quiet is_silent > it
    One could hear a pin at [place].
  is_loud is_noisy > it
    One has to shout to be heard at [place].
  is_late is_early > it self
    It is [time], to be exact.
  is_bright > it
    [^hero] have to narrow your eyes.
  is_tired is_sleepy is_exhausted is_worn_out is_weary > seen
    "Sit down before you fall down," says [who], and [who+make] room.
    "I'll stay awake," says [who]. "Close your eyes for a minute."
  is_cold is_freezing is_wet is_soaked is_shivering > seen
    "Here," says [who], and holds out half of a coat.
    "Keep moving," says [who], and [who+rub] your hands.
  is_hungry is_starving is_thirsty > seen
    [^who] [who+go] through all [who.their] pockets, and [who+find] a crust. "Half each," [who.they] [who+say].
    "When this is over," says [who], "we will eat until we can't stand."
  is_scared is_afraid is_frightened is_terrified is_nervous is_worried > seen
    "So am I," says [who]. "Stay close, and don't look round."
    "Good," says [who]. "Whoever isn't hasn't understood."
  is_sad is_lonely is_heartbroken is_sorry is_ashamed is_lost is_confused > seen
    [^who] [who+say] nothing, and [who+stay] beside you.
    "I know," says [who]. "One thing after the other, that's how it's done."
  is_angry is_furious is_mad > seen
    "Count to ten," says [who]. "And then say it again, if you still want to."
  is_hurt is_bleeding is_wounded is_injured is_sick is_ill is_dizzy > seen
    "Let me see that," says [who], and [who.is] quite gentle about it.
    "Hold still," says [who]. "It's not as bad as it looks."
  is_happy is_glad is_proud is_fine is_ready is_relieved is_excited > seen
    "It suits you," says [who].
    "Then what are we waiting for?" says [who].
  is_tired is_sleepy is_exhausted is_weary > self
    [^hero's] eyes would shut by themselves if you let them.
  is_cold is_freezing > self
    [^hero] can't keep your teeth from knocking together.
  is_wet is_soaked is_drenched > self
    It runs out at [hero's] sleeves.
  is_hungry is_starving > self
    [^hero's] stomach says so, too.
  is_thirsty > self
    [^hero's] tongue sticks to the roof of your mouth.
  is_scared is_afraid is_frightened is_terrified is_nervous > self
    [^hero's] heart beats up to your throat.
  is_sad is_lonely is_heartbroken > self
    There is something in [hero's] throat that will not go down.
  is_angry is_furious is_mad > self
    [^hero's] hands have closed by themselves.
  is_sick is_ill is_dizzy is_drunk > self
    [^place] turns a little, and comes to a stop.
  is_white is_pale is_faint > self
    For a moment the ground at [place] is not quite steady.
  is_hurt is_injured is_wounded > self
    With every move [hero] know where.
  is_happy is_glad is_proud is_excited is_relieved > self
    [^hero] cannot keep the smile off your face.
  is_lost > self
    Nothing at [place] looks as if [hero] had seen it before.
  is_stuck is_trapped is_caught > self
    [^hero] pull with all you have, and nothing gives.
  is_invisible > self
    [^hero] hold a hand before your face, and see what is behind it.
  is_alone > self
    Only [hero's] own breath is to be heard.
  is_ashamed is_embarrassed > self
    [^hero's] face is hot up to the ears.
  is_asleep > self
    [^hero's] breath goes slow and even.
  is_locked > goes
    [^actor] [actor.does] not give, push as one may.
  is_hot > by_made by_food by_container by_metal by_stone
    One cannot keep a hand on [actor].
  is_dead is_broken > device machine vehicle phone engine
    Whatever one presses, [actor] [actor.does] nothing.
  is_gone is_missing is_lost is_stolen is_vanished miss > goes does thing
    Where [actor] should be there is nothing to be seen.
  is_broken is_cracked is_torn is_ruined is_wrecked is_damaged > goes
    It would take somebody who knows how to put [actor] right.
  is_empty > container
    One can see the bottom of [actor].
  is_full > goes
    Nothing more goes into [actor].
  is_heavy > goes
    One pair of hands is not enough for [actor].
  is_shut is_closed > goes
    Nobody gets into [actor] now.
  is_late > vehicle does
    It is [time], and there is no sign of [actor].
  is_over > event
    Whoever came for [actor] can go home.
  die is_dead > does
    For a while nobody at [place] says a word.
  is_hungry is_starving > does
    [^actor's] stomach can be heard from here.
  is_sick is_ill > does
    [^actor] [actor.is] white about the mouth.
  is_asleep > does
    [^actor's] breath goes slow and even.
  is_drunk > does
    [^actor] [actor+need] something to hold on to.
  is_wet is_soaked is_drenched > does
    There is a puddle round [actor] already.
  is_confused is_lost > does
    [^actor] [actor+look] one way, and then the other.
  is_tall is_taller is_bigger is_big is_huge is_enormous is_giant > does
    One has to look up at [actor].
  is_small is_smaller is_tiny is_short > does
    One has to look down to see [actor].
`)

/** What has come with the time, where the player lets it go by. */
export const afterTime: Record<'hour' | 'day' | 'year', string[]> = {
  hour: [
    'It is [time] now at [place], and the light is another.',
    'It is [time] now, and nothing at [place] has moved that need not.',
  ],
  day: [
    'At [place] there is dust by now on what nobody has touched.',
    'The days at [place] have been much like one another.',
  ],
  year: [
    'What was new at [place] is worn by now, and what was small has grown.',
    'You are older by as much, and so is all that you see at [place].',
  ],
}
