import { outcomesIn } from './outcome-list.ts'

/**
 * What comes of a deed for a thing: only where verb and kind of thing together say so, and nothing that a stranger to
 * this story could doubt. What holds of a verb alone is not told.
 */
export const onThings = outcomesIn(`
  pack > garment food tool book thing
    [^object] [object.is] packed, on top, where you can reach [object.them].
  turn_up > radio music volume sound tv television
    [^object] [object+fill] the place, and it is hard to hear anything else at [place].
  load reload > weapon
    [^object] [object+click] home. Ready.
  knock > self
    It goes through all of [place]; then it is quiet again.
  wear put_on pull_on slip_on > shoe boot footwear
    Your feet are in [object], and the ground is further off by the soles.
  take_off pull_off kick_off slip_off > shoe boot footwear sock heel
    It is good to move your toes again, out of [object].
  take_off remove pull_off > hat cap headdress helmet wig
    Without [object] air gets at [actor's] hair.
  put_on pull_on pull_down wear > mask balaclava veil disguise costume hood wig moustache beard
    Nobody who has not seen [actor] before would know [actor.them] again in [object].
  put_on pull_on > glove mitten gauntlet
    What you touch you touch through [object] now.
  close shut > eye
    It is dark, and [place] comes nearer by the ear.
  turn_on switch_on flick_on > light lamp torch flashlight lantern headlight
    Where it was dark it is bright now, as far as [object] [object+reach].
  turn_on switch_on heat light > oven stove heater radiator
    By and by it grows warm round [object].
  honk beep hoot sound lean_on press > self horn
    Every head within earshot of [hero] goes up.
  wave flap > cloth garment flag jacket scarf towel arm hand self
    Whoever looks this way can't overlook [hero] now.
  raise hold_up put_up lift > hand arm
    [^object] [object.is] up where everybody can see [object.them].
  slow_down brake > self vehicle
    What goes by has edges again for [hero].
  grab hold clutch grip grasp catch > rail handrail railing handle bar strap branch ledge rung
    [^object] [object+lie] hard in your hand, and you hang on to [object.them].
  run_off run_away flee escape bolt leg > self
    [^hero's] breath comes short, and with every step what you left is further behind.
  set lay > trap snare
    From now on [object] [object+wait] by [object.self].
  hang_up > self phone telephone receiver
    Nothing more comes from the other end, and it is quiet again at [place].
  write write_down note note_down scribble > self
    The words stand there now, in [hero's] own hand.
  play strike > note chord
    The last of it hangs over [place] for a while, and fades.
  kneel @go_on > self floor ground
    From down here everything at [place] is taller.
  drink > self
    The dryness goes out of [hero's] throat.
  switch_on turn_on > thing made
    With a small click [object] [object.is] on.
  switch_off turn_off > thing made
    With a small click [object] [object.is] off.
  wrap bandage strap > body foot hand arm wrist
    You move [object] to try it: it stays on.
  bang beat pound hammer thump > door gate wall hatch window
    It booms through [object] and on into what lies behind. Then you wait.
  open lift > lid
    What was under [object] lies open to the eye.
  put_up pull_up > hood
    With [object] up there is less of [hero] to be seen.
  dig shovel burrow > self
    There is a hole at [place] now, as deep as an arm is long.
  open > container cupboard wardrobe drawer chest
    What is in [object] lies open to the eye.
  chop_down cut_down fell > tree plant
    [^object] [object+lean], [object+crack], and [object+come] down through the branches round about.
  holster sheathe put_away > weapon
    [^object] [object.is] out of sight, and your hand is free.
  wash_off wipe_off wash wipe > blood mud dirt ink grease drink water sweat tear
    [^object] [object+come] off, though not at the first go.
  clap stamp snap > hand foot finger
    It cracks through [place], and is gone.
  press push > doorbell bell buzzer
    [^object] [object+sound] somewhere inside. Then you wait.
  unlock > door gate
    The lock gives, and [object] [object.is] only a push away from being open.
  wind wind_up > clock watch music_box toy
    You feel how [object] [object+tighten], until there is no more turning.
  shuffle > card deck
    Nobody could say any more which of [object] lies where.
  roll throw cast > die dice
    [^object] [object+roll], [object+knock] together, and [object+lie] still.
  let_go_of let_go release > rope rail branch hand ledge handle
    [^hero's] hands are free of [object] again.
  hang dangle > ledge rope branch edge bar
    Your own weight pulls at your fingers on [object], and under your feet there is nothing.
  slam slam_shut bang_shut > door gate lid window hatch
    The bang of it goes all through [place].
  close shut draw pull pull_down > curtain drape blind
    With [object] shut it is darker, and nobody can look in.
  slam_on hit step_on throw pull apply > brake
    Everything that stands loose slides forward as [object] [object+grip].
  count > thing
    You count [object] twice, pointing with a finger, and get the same number both times.
  listen > footstep step sound noise voice
    No [object.bare], not for as long as you hold your breath.
  put_on > kettle
    [^object] [object+take] its time, and is worth it.
  cut slice chop > rope cord cable wire string tape ribbon
    [^object] [object+part], and both ends fall.
  make_tea make_coffee brew_tea put_the_kettle > self
    There is warmth in the cups, and for as long as it lasts nobody at [place] is in a hurry.
  build_a_fire make_a_fire start_a_fire make_a_campfire start_a_campfire > self
    The first flame is no larger than a leaf. Then it takes hold, and [place] [place+draw] in round it.
  repair fix mend patch > thing
    You try [object], to be sure. [^object.they] [object+hold].
  draw_weapon unsheathe > weapon thing animal
    [^object] [object+catch] what light there is.
  break smash > glass window
    Glass goes everywhere, and nobody at [place] can have missed the sound of it.
  break force kick_in kick_down > door
    Splinters; and [object] [object+hang] by one hinge, and the way is free.
  crack pick pick_lock jimmy unlock > safe lock vault padlock
    Three clicks, a breath held for a fourth, and [object] [object+give].
  open pull_back draw_back > curtain drape blind
    Behind [object] light falls in, all along the floor.
  open > window shutter
    Cooler air comes in by [object], and the sounds from outside with it.
  lock bar barricade bolt block wedge seal > door gate hatch window
    Nobody comes in by [object] now without a good deal of noise.
  blow blow_on > ember coal fire flame
    [^object] [object+glow] for as long as your breath lasts.
  strike light > match
    [^object] [object+flare], and [object+burn] down towards your fingers.
  light > candle lamp lantern torch
    [^object] [object.is] lit, and everything round [object.them] has a bright side now and a dark one.
  extinguish turn_off put_out blow_out > light
    It takes your eyes a moment to make out [prop] again.
  switch_on turn_on start activate power_up > device machine engine
    [^object] [object+wake] with a small sound, and [object.is] on.
  switch_off turn_off shut_down shut_off cut kill stop > engine motor machine
    [^object] [object+wind] down with a sigh, and you notice how loud it had been.
  bury > thing laid
    The ground is smooth over [object] again.
  press push > button key
    [^object] [object+give] under [actor's] finger, and [object+spring] back.
  push pull throw flip flick > switch lever breaker
    [^object] [object+go] over with a click.
  push_off > bank shore jetty pier dock
    The gap to [object] opens, a hand, a yard, and then there is only water round you.
  pull > rope line net chain anchor
    [^object] [object+go] taut.
  wear put_on dress > garment
    Whoever looks at [actor] now sees [object] first.
  undress take_off > garment
    [^actor] [actor.is] cooler without [object], and freer to move.
  blow > whistle horn
    [^object] [object+go] clean through every other sound, and heads come up all over [place].
  ring > door
    [^object] [object+sound] somewhere inside, and stops. Then you wait.
  knock > door
    It goes through [object] and on into what lies behind. Then you wait.
  photograph film take_a_photo_of take_a_picture_of snap_a_picture_of > thing being place animal
    Whatever becomes of [object] now, that much is kept.
  milk shear > animal
    [^object] [object+stand] for it, once you have found out which side [object.they] [object+like] best.
  bandage splint > ankle leg knee foot
    [^object] [object+hold], and when some weight is put on it nobody cries out.
  take squeeze > hand
    [^object] [object+close] round yours.
`)

/** What the body of the hero does, and how that is: each says no more than the verb. */
export const onOneself = outcomesIn(`
  sit rest > self
    It does you good to be off your feet, there at [place].
  hide_away > self
    From where you are you can see [place] without being seen.
  cry weep sob > self
    When it is over you see [place] more clearly than before.
  pray > self
    Nothing answers. But you are quieter than you were, and [place] [place.is] as well.
  sleep > self
    It is a good, deep sleep, and at [place] you wake from it rested.
  trip stumble slip fall > self
    Nothing is broken, and only one knee smarts; in a moment [place] stands still again.
  breathe calm > self
    In, and out; and at [place] your hands are steady again.
  shower wash bathe > self
    You come back to [place] another person, or at least a cleaner one.
  train exercise practise > self
    By [time] your arms shake, and it comes easier than it did.
  stretch yawn > self
    Everything cracks that can, and [place] [place+look] a little easier.
  sneeze cough burp > self
    For a moment it is the only sound at [place].
  blush > self
    By the heat of it everybody at [place] must see it.
  hold > breath
    You hear your heart go, four, five, six times, and nothing else at [place].
`)
