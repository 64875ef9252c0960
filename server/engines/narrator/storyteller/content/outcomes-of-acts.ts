import { outcomesIn } from './outcome-list.ts'

/**
 * What the hero's deeds come to by the act that they are (acts.ts), where no narrower line is known: '=put', or '@put_in'
 * for where it leaves things. Each is true of whatever it is done to.
 */
export const ofActs = outcomesIn(`
  =take > thing
    You have [object] now.
  =steal > thing
    Nobody has called out: [object] [object.is] yours now.
  lower let_down > thing
    [^object] [object+come] down, little by little.
  =drop > thing
    [^object] [object.is] out of your hands.
  =put > thing
    [^object] [object+stay] where you put [object.them].
  =give > thing
    [^object] [object+go] out of your hands into others.
  =open > thing place
    [^object] [object.is] open now.
  =close > thing place
    [^object] [object.is] shut, and [object+stay] shut.
  =lock > thing place
    [^object] [object.is] locked: you pull once, to be sure.
  =unlock > thing place
    The lock turns over.
  cover cover_up drape > thing
    [^object] [object.is] covered.
  wrap wrap_up bundle_up > thing
    [^object] [object.is] wrapped up.
  =break > thing
    [^object] will never be whole again.
  melt > thing
    [^object] [object+run], drop by drop.
  pop > thing
    [^object] [object+spring] open.
  bend > thing
    [^object] [object+give], and [object+keep] the new shape.
  =cut > thing
    A few strokes, and [object] [object.is] cut.
  =repair > thing
    It takes a while, but then [object] [object+do] what [object.they] should.
  ~makes_do > being group
    [object] [object+do] it, though not gladly.
  =draw > thing being animal body
    Stroke by stroke one can tell that it is to be [object].
  =cook > container
    By and by steam comes from [object].
  =light > thing
    [^object] [object.is] on now.
  light ignite kindle stoke > thing
    [^object] [object+catch], and [object+burn] steadily.
  =extinguish > fire light candle lamp lantern torch match cigarette campfire
    [^object] [object.is] out.
  =extinguish > thing
    [^object] [object.is] off now.
  =burn > thing idea
    The fire goes through [object] from one end to the other.
  =tie > thing
    [^object] [object+hold].
  =tie > being animal
    [object] [object+pull] at it once, and it holds.
  =undress > garment
    You are not wearing [object] any more.
  =undress tear_off rip_off pry_off pry_up prise_off prise_up detach > thing
    [^object] [object+come] away in one piece.
  =untie > thing
    [^object] [object+come] loose.
  =push > thing
    [^object] [object+give], a hand's breadth at first, and then more.
  =pull > thing
    [^object] [object+come] your way.
  drag haul lug drag_out haul_out drag_away > being animal
    Little by little [object] [object+come] along.
  =press > device made
    [^object] [object+give] under your finger, and [object+spring] back.
  knock_on bang_on pound_on hammer_on drum_on beat_on thump_on > thing
    The sound goes all through [object], and is gone.
  =clean > thing place body
    [^object] [object.is] clean again.
  check check_over > thing
    [^object] [object.is] as [object.they] should be.
  =pack > thing
    [^object] [object.is] packed.
  =photograph > thing place being animal
    The picture is taken, and [object] [object.is] on it.
  =send > thing
    [^object] [object.is] on the way now.
  =send > being
    It is sent, and [object] should have it by now.
  =send > self
    It is out now, for whoever hears it.
  =feed > animal being
    [object] [object+eat], and [object+want] more.
  =buy > thing
    [^object] [object.is] paid for, and yours.
  =sell > thing animal
    [^object] [object+go] for less than you had hoped, but the money is in your hand.
  =trade > thing
    What was yours is somebody else's now, and the other way about.
  =pay > being
    [object] [object+count] it, and [object+put] it away.
  =pay > thing idea self
    That is settled, then.
  hit punch strike bash ram slam > made
    [^object] [object+shake] under it.
  =shoot > thing
    You hit [object] square in the middle.
  walk_off walk_away storm_out slip_out slip_away > self
    Nobody calls you back.
  =listen > being
    You do not miss a word of what [object] [object+say].
  =listen > sound
    You hear [object] quite clearly.
  =measure > thing
    [^object] [object+stand] the test.
  measure weigh calculate estimate =count > thing idea
    Twice over, and both times it comes to the same.
  compare > thing idea
    They are not quite the same, once one looks from the one to the other.
  practise practice rehearse train hone > self thing idea
    By the end it goes better than it did.
  =plan > self idea
    By the end of it you know what comes first.
  =remember > self thing idea
    It comes back to you, bit by bit.
  =listen > self
    For a while there is only your own breath to be heard.
  laugh giggle chuckle > self
    It is a while before you have a straight face again.
  stand_up get_up stand rise rise_up > bare
    You are on your feet, with [prop] before you.
  sit sit_down > bare
    From where you sit you see [prop].
  turn turn_around turn_round look_back look_behind > bare
    Behind you is [prop].
  walk pace walk_around walk_about wander > bare
    A few steps on you stand by [prop].
  think meditate reflect ponder > bare
    What stays, when the rest has gone quiet: you want to [want].
  wash wash_up bathe shower > bare
    You are clean again, and a little cold.
  get_dressed dress change > bare
    You are dressed, down to the last button.
  drink > bare
    You are not thirsty any more.
  =surrender > being animal
    [^object] [object+wait] until your empty hands can be seen.
  bluff > being
    [^object] [object+look] at you a moment longer than there is need to.
  attack fight strike hit kill stab punch kick > bare
    Nobody at [place] has done anything to you. Say whom you mean.
  =finish > self thing idea
    That is done, then.
  =teach > being animal
    At the third try [object] [object.has] it.
  =lead > being animal
    [object] [object+come] along beside you.
  =push =drive =lead > being animal group
    [object] [object+go] where you want [object.them].
  =defend > being animal thing
    Whoever wants [object] has to get past you now.
  ~refuses > being
    [object] [object+look] at you as if you might still think better of it.
  ~refuses > self
    Nothing makes you change your mind.
  @put_in > any
    [^object] [object.is] in [target] now.
  @put_on @put_atop > any
    [^object] [object.is] on [target] now.
  @put_under > any
    [^object] [object.is] under [target] now.
  @put_behind > any
    [^object] [object.is] behind [target] now, where nobody looks first.
  @put_over > any
    Of [target] there is nothing to be seen any more where [object] [object+lie].
  @put_through @put_past > any
    [^object] [object.is] on the other side now.
  @throw > any
    [^object] [object+lie] where [object.they] came down.
  @go_in > any
    You are in [target] now.
  @go_on @go_atop > any
    [^target] [target+hold] under you.
  @go_under @go_behind > any
    [^target] [target.is] between you and the rest now.
  @go_through @go_from @go_over @go_past > any
    Then [target] [target.is] behind you.
`)
