import { outcomesIn } from './outcome-list.ts'

/** Ways the hero goes and holds still, and what that is like: each says no more than the verb. */
export const ofWays = outcomesIn(`
  climb climb_up clamber > ladder rope stair staircase
    Step by step [object] [object+take] you up, and the foot of [object.them] is a good way below.
  climb climb_up climb_onto clamber_onto scale > wall fence rock tree oak cliff hill mountain roof tower mast ledge
    From up there you can see a good way beyond [place].
    The last yard is the worst; then you are up, and [place] lies below you.
  climb_down > self tree wall ladder rope cliff
    You feel for each hold with one foot; then there is ground under you, and [place] is above.
  crawl creep > tunnel vent shaft duct pipe hole self
    It is slow, and your elbows pay for it; but [place] falls behind by inches.
  squeeze squeeze_through > gap hole crack window
    You breathe out, and then you are through [object].
  jump jump_over leap leap_over hop_over vault > gap stream ditch wall fence puddle
    For a moment there is nothing under you. Then you are down on the far side of [object], on both feet.
  jump jump_off jump_from leap_from > bridge cliff
    For a long moment there is nothing under you at all, and [object] [object+grow] small above.
  jump_down jump_off hop_down > self roof wall ledge cart
    You land on both feet at [place], and feel it up to the teeth.
  dive > water river lake sea pool
    It is cold and quiet under there, and when you come up again [place] is loud.
  swim > self river lake sea water
    With each stroke the sounds of [place] are further off.
  wade > river stream water swamp marsh mud
    [^object] [object+come] up to your knees, and higher; then the ground rises again.
  float > self
    You lie still, and [place] goes by.
  row paddle > boat canoe raft self
    The oars dip, pull and drip, and [place] slips by.
  take grab > wheel helm tiller steering_wheel
    [^actor] [actor+feel] in both hands where it wants to go.
  sail steer > boat ship vessel
    [^object] [object+answer], slowly at first, and the wake bends behind you.
  steer > car van truck vehicle
    [^object] [object+lean], and [object+hold] the road.
  start start_up > engine motorcycle
    [^object] [object+cough], [object+catch], and [object+settle] into a hum.
  rev > engine car motorcycle
    [^object] [object+roar], and everybody looks round.
  brake stop > car van truck vehicle
    [^object] [object+come] to a stand, and for a moment there is only the ticking of warm metal.
  saddle > horse mare pony mule donkey
    [^object] [object+shift] under your hands, [object+blow] once, and [object.is] ready to go.
  mount mount_up > self
    From up there [place] looks smaller.
  lead > horse mare pony mule donkey camel
    [^object] [object+come] after you, one ear turned back.
  fly fly_out fly_off fly_up > self
    [^place] [place+get] smaller, far below.
  crouch duck squat > self
    You are as small now at [place] as you can make yourself.
  lie_down stretch_out > self bed grass floor
    It is good to have nothing to hold up for a moment, even at [place].
  lean lean_back > self wall
    Something in your back lets go at last, and [place] can wait.
  stand_up get_up rise > self
    Your knees complain, and then you stand, and see [place] from above again.
  wake_up wake > self
    It takes a moment until you know that this is still [place].
  tiptoe sneak creep tread > self
    You set each foot down from the outer edge in, and [place] stays as quiet as it was.
  dance > self
    You lose count of the steps, and after that it goes better; [place] turns about you.
  sing hum whistle > self song tune line verse hymn anthem lullaby
    You know all the words of only this one, and it carries over [place] further than you had meant.
  clap cheer applaud > self
    For a moment it is louder than everything else at [place].
  freeze stand_still hold_still keep_still > self
    Nothing of you moves any more but [hero's] breath.
  shave > self beard face
    The air is cold on [hero's] cheeks.
  wash wash_up > hand face
    The water runs over [object] until there is nothing more to wash off.
  brush comb > hair
    The last knot gives, and [object] [object.is] smooth.
  count count_again > self
    Twice over, and both times [hero] [hero+come] to the same number.
`)
