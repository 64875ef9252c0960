import { outcomesIn } from './outcome-list.ts'

/** What surely comes of a deed for the thing it was done to ('any': whatever thing), and of what the hero does to nothing ('self'). */
export const onThings = outcomesIn(`
  eat devour swallow gobble finish_off > any
    There is nothing left of [object].
    [^object] [object.is] gone, to the last bit.
  bite chew gnaw nibble > any
    [^object] [object.has] the marks of teeth now.
  drink gulp drain > container
    [^object] [object.is] empty.
  drink gulp drain > drink water tea coffee wine beer milk
    Not a drop is left of [object].
  taste sip sample > any
    [^object] [object+stay] on the tongue for a good while.
  touch stroke > made
    [actor's] fingers find nothing out of the way.
  throw toss fling hurl chuck lob sling > any
    [^object] [object+lie] where [object.they] came down, out of reach.
  drop scatter strew sprinkle > any
    [^object] [object+lie] where [object.they] fell.
  lift raise > lid cover hatch flap
    [^object] [object+come] up with hardly a sound.
  wipe_off scrape_off brush_off rub_off wash_off sweep_off mop_up sweep_up wipe_away > any thing
    Nothing is left of [object] there.
  wash rinse scrub wipe dry clean > body
    [^object] [object.is] clean.
  drag haul heave shove > any
    [^object] [object.is] a good yard from where [object.they] [object.was].
  push shove > car van truck cart wagon
    First it is a hand's breadth, then a yard, and then [object] [object+roll] by [object.self].
  roll > ball barrel coin wheel stone boulder log marble tyre tire cask
    [^object] [object+roll] a little way, and [object+lie] still.
  bang beat pound hammer thump kick > door gate wall hatch window
    It booms through [object] and on into what lies behind. Then [actor] [actor+wait].
  knock knock_on rap tap > door gate wall hatch window
    The knock goes all through [object]. Then [actor] [actor+wait].
  shake rattle > made chain rope animal plant
    It takes a moment until [object] [object.is] still again.
  turn_over flip flip_over > any
    What was the underside of [object] is on top now.
  tip_over overturn upset knock_over kick_over > container
    What was in [object] is all over the ground.
  open open_up unseal > letter envelope book diary newspaper
    [^object] [object.is] open, and only [object.has] to be read.
  open pull_back draw_back > curtain drape blind
    Light falls in past [object], all along the floor.
  open > window shutter
    Cooler air comes in by [object], and the sounds from outside with it.
  close shut draw pull pull_down > curtain drape blind
    With [object] shut it is darker, and nobody can look in.
  slam slam_shut bang_shut > door gate lid window hatch by_door by_gate by_lid by_window by_hatch
    That is heard a good way off.
  close shut > any
    [^object] [object+fall] to, and [object+stay] shut.
  lock bar barricade bolt block wedge seal > door gate hatch window exit entrance doorway
    Nobody comes in by [object] now without a good deal of noise.
  break smash force kick_in kick_down > door
    Splinters; and [object] [object+hang] by one hinge, and the way is free.
  break smash shatter > glass window mirror bottle
    Glass goes everywhere.
  break snap smash crush shatter > any
    What is left of [object] is in pieces.
  tear rip tear_up shred > any
    [^object] [object.is] in shreds.
  cut slice chop sever > rope cord cable wire string tape ribbon
    [^object] [object+part], and both ends fall.
  chop slice dice cut carve mince > food vegetable fruit onion meat fish bread cake cheese
    In no time [object] [object+lie] there in even pieces.
  chop_down cut_down fell > tree
    [^object] [object+lean], [object+crack], and [object+come] down through the branches round about.
  knead > dough
    [^object] [object+turn] smooth and warm under [actor's] hands.
  burn > paper readable letter cloth garment wood money photograph
    [^object] [object+go] up in flame, and ash is what is left.
  light > candle lamp lantern torch
    [^object] [object.is] lit, and everything round [object.them] has a bright side now and a dark one.
  turn_on switch_on flick_on > light lamp torch flashlight lantern headlight
    Where it was dark it is bright now, as far as [object] [object+reach].
  switch_on turn_on start activate power_up > device machine engine vehicle
    [^object] [object+wake] with a small sound, and [object.is] on.
  pull throw flip flick > switch lever breaker
    [^object] [object+go] over with a click.
  pull > rope line net chain anchor
    [^object] [object+go] taut.
  turn_up turn_down > any
    [^object] [object+answer] at once.
  turn twist rotate spin wind > any
    [^object] [object+turn] without a sound.
  turn rotate > dial knob wheel crank handle valve
    [^object] [object+move], stiffly at first, and then more easily.
  crack pick pick_lock unlock > safe lock vault padlock
    Three clicks, a breath held for a fourth, and [object] [object+give].
  load reload > weapon
    [^object] [object+click] home. Ready.
  draw_weapon unsheathe > weapon
    [^object] [object+catch] what light there is.
  wipe clean polish mop scrub wash rinse dust > made floor deck
    What dirt there was on [object] is gone.
  untie unfasten undo unbuckle loosen unscrew unhook unclip unhitch unpin pry_open prise > any
    [^object] [object+sit] loose now.
  hide conceal > any
    Nobody will set eyes on [object] who does not look for [object.them].
  dig shovel > self hole pit grave trench tunnel
    There is a hole there now, as deep as an arm is long.
  cook bake fry boil roast grill > food any
    [^object] [object.is] hot, and done right through.
  make build craft weave knit whittle sculpt construct > any
    It takes a while; then there [object.they] [object.is], a little crooked.
  patch mend sew glue > any
    It will never be as new; but it holds.
  count count_again add_up tally > self any
    Twice over, and both times [actor] [actor+come] to the same number.
  write write_down note_down scribble > self
    The words stand there now, in [hero's] own hand.
    You read it over once, and it is all there.
  take_off pull_off kick_off slip_off > shoe boot footwear sock heel
    It is good to move your toes again, out of [object].
  take_off remove > crown hat cap headdress helmet wig
    Without [object] air gets at [actor's] hair.
  put_on pull_on slip_on wear =wear > garment
    Whoever looks at [actor] now sees [object] first.
    [^actor] [actor.is] wearing [object] now.
  hold > breath
    You hear your heart go, four, five, six times, and nothing else.
  blow > whistle horn
    [^object] [object+go] clean through every other sound.
  row paddle > boat canoe raft self
    The oars dip, pull and drip.
  run jog sprint dash > none
    By and by [actor's] breath comes short.
  jump leap hop jump_over leap_over vault > gap stream ditch wall fence puddle
    For a moment there is nothing under you. Then you are down on the far side, on both feet.
  sing hum > self song tune line verse
    It comes out lower than you meant, and steadier.
  buy > any
    [^object] [object.is] paid for, and [actor] [actor.has] [object.them].
  hide_away > self
    You make yourself small, and do not stir.
  fly fly_off fly_up > self
    What was under you gets smaller, far below.
  breathe calm > self
    In, and out; and [hero's] hands are steady again.
  pray > self
    Nothing answers. But you are quieter than you were.
  wake wake_up > self
    It takes a moment until you know where you are.
`)
