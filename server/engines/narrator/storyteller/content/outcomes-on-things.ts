import { outcomesIn } from './outcome-list.ts'

/**
 * What comes of a deed for a thing: only where verb and kind of thing together say so, and nothing that a stranger to
 * this story could doubt. What holds of a verb alone is not told.
 */
export const onThings = outcomesIn(`
  pull_a_face make_a_face pull_a_silly_face > mirror window
    The face in [object] pulls it back at you, and does it better.
  pack > garment food tool book thing
    [^object] [object.is] packed, on top, where you can reach [object.them].
  turn_up > radio music volume sound tv television
    [^object] [object+fill] the place, and it is hard to hear anything else at [place].
  load reload > weapon
    [^object] [object+click] home. Ready.
  knock > self
    It goes through all of [place]; then it is quiet again.
  sort arrange tidy stack > thing
    Once [object] [object.is] in order one can see what is missing: there is room for one more.
  hide conceal > thing
    Nobody will set eyes on [object] who does not look for [object.them].
  count > thing
    You count [object] twice, pointing with a finger, and get the same number both times.
  listen > footstep step sound noise voice
    No [object.bare], not for as long as you hold your breath.
  cast > spell charm curse
    [^object] [object.does] half of what you had meant. The other half, you see, will come later.
  put_on > kettle
    [^object] [object+take] its time, and is worth it.
  cut slice chop > rope cord cable wire string
    [^object] [object+part], and both ends fall.
  untangle undo loosen untie > knot rope net string cord
    The last knot gives all at once, and [object] [object+hang] straight.
  make_tea make_coffee brew_tea put_the_kettle > self
    There is warmth in the cups, and for as long as it lasts nobody at [place] is in a hurry.
  build_a_fire make_a_fire start_a_fire make_a_campfire start_a_campfire > self
    The first flame is no larger than a leaf. Then it takes hold, and [place] [place+draw] in round it.
  repair fix mend patch > thing
    You try [object], to be sure. [^object.they] [object+hold].
  tear tear_up rip > cloth sheet fabric
    [^object] [object+come] away in long even strips, with a sound like a breath drawn in.
  draw draw_weapon drawWeapon unsheathe > weapon
    [^object] [object+catch] what light there is.
  break smash > thing
    There is no mending [object] in a hurry now.
  break smash > glass window
    Glass goes everywhere, and nobody at [place] can have missed the sound of it.
  break force kick_in kick_down > door
    Splinters; and [object] [object+hang] by one hinge, and the way is free.
  crack pick pick_lock jimmy unlock > safe lock vault padlock
    Three clicks, a breath held for a fourth, and [object] [object+give].
  pull_off take_off remove > mask hood veil
    [^object] [object+come] away, and there is the face, for all to see.
  open pull_back draw_back > curtain drape blind
    Behind [object] light falls in, all along the floor.
  open > window shutter
    Cooler air comes in by [object], and the sounds from outside with it.
  close shut > door window
    It is quieter with [object] shut.
  lock bar barricade bolt block wedge > door gate hatch window
    Nobody comes in by [object] now without a good deal of noise.
  light > candle lamp lantern torch match
    [^object] [object.is] lit, and one can see from end to end of [place].
  extinguish turn_off put_out blow_out > light
    It takes your eyes a moment to make out [prop] again.
  switch_on turn_on start activate power_up > device machine engine
    [^object] [object+crackle], [object+hum], and [object+settle] on one low note.
  switch_off turn_off shut_down shut_off cut kill stop > engine motor machine
    [^object] [object+wind] down with a sigh, and you notice how loud it had been.
  bury > thing laid
    The ground is smooth over [object] again.
  dig > hole pit grave trench ditch
    You are waist-deep by the time you lean on the handle, and [object] [object.is] deep enough.
  push press pull throw > button switch lever
    Somewhere behind [object] there is a click, and something begins to run.
  push_off > bank shore jetty pier dock
    The gap to [object] opens, a hand, a yard, and then there is only water round you.
  pull > rope line net chain anchor
    Hand over hand [object] [object+come].
  fill > bucket glass cup jug bottle bowl tub bath
    [^object] [object.is] full, to within a finger of the rim.
  wear put_on dress > garment
    [^object] [object+fit] as if somebody had measured you for [object.them].
  undress take_off > garment
    It is cooler without [object], and easier to move.
  blow > whistle horn
    [^object] [object+go] clean through every other sound, and heads come up all over [place].
  ring > door
    [^object] [object+sound] somewhere inside; then you hear steps.
  knock tap > wall
    [^object] [object+sound] hollow, low down on the left, and solid everywhere else.
  knock > door
    Steps come up to the other side of [object]; you hear them stop.
  photograph film > thing being place animal
    Whatever becomes of [object] now, that much is kept.
  record tape > self
    The small light at your hand says that it is kept, whatever is to be heard at [place].
  hack > computer system terminal server
    Three lines of nonsense run by, and then [object] [object+let] you in as if [object.they] had known you for years.
  polish > metal weapon glass shoe armour
    [^object] [object+come] up so bright that you can see who is behind you.
  raise hoist > flag sail
    [^object] [object+go] up, [object+catch], and [object+fill].
  milk shear > animal
    [^object] [object+stand] for it, once you have found out which side [object.they] [object+like] best.
  follow track > trail track print footprint
    You lose [object] once, and find [object.them] again ten steps on, fainter, and turning left.
  try > handle lock
    [^object] [object+give] by a finger's breadth, and [object+stick].
  listen > door wall
    Behind [object] somebody puts down a cup, and does not pick it up again.
  touch feel > forehead cheek brow
    [^object] [object.is] hot and dry under your hand.
  bandage splint > ankle arm leg wrist knee foot hand
    [^object] [object+hold], and when some weight is put on it nobody cries out.
  tie bind tape > wrist hand leg ankle foot
    It goes round [object] three times, and then once more for luck, and it holds.
  take squeeze > hand
    [^object] [object+close] round yours.
`)

/** What the body of the hero does, and how that is: each says no more than the verb. */
export const onOneself = outcomesIn(`
  sit rest > self
    It does you good to be off your feet, there at [place].
  hide > self
    From where you are you can see [place] without being seen.
  cry weep sob > self
    When it is over you see [place] more clearly than before.
  pray > self
    Nothing answers. But you are quieter than you were, and [place] [place.is] as well.
  sleep > self
    It is a good, deep sleep, and [place] [place+sound] another place when it is over.
  trip stumble slip fall > self
    [^place] [place.has] hard ground. Nothing is broken, and only one knee smarts.
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
