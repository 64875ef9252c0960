import { outcomesIn } from './outcome-list.ts'

/** What the hero's deeds come to by the verb and the kind of thing. */
export const ofDeeds = outcomesIn(`
  ~begun > self
    It goes slowly at first, and then better.
    The first bit is the worst. After that your hands have got the trick of it, and your head can go for a walk.
  try try_out > door gate hatch window lid drawer
    [^object] [object.is] not locked, and [object+give].
  shine point aim swing wave flash hold_up raise > lamp lantern torch flashlight light
    The light of [object] goes over everything once, and comes back.
  ring sound toll > bell gong horn doorbell
    [^object] can be heard a good way off.
  order > food drink meal
    It takes a while; then [object.they] [object+stand] before you.
  set_up put_up > any
    [^object] [object+stand] ready.
  unplug disconnect > any
    Whatever went on in [object] stops.
  sort organize organise tidy tidy_up arrange straighten > any
    [^object] [object.is] in good order now.
  bandage dress bind > wound injury cut burn bite arm leg hand shoulder head
    It hurts less already.
  listen_about > self
    You hear [sound].
  smell sniff breathe_in > self air wind breeze
    There is a smell of [smell].
  press push hit punch > button
    There is a click.
  start start_up fire_up crank crank_up > motor_vehicle car truck taxi engine motor boat
    [^object] [object+cough] once, and [object+catch], and [object+run].
  try insert turn > key
    [^object] [object+go] in all the way, and [object+turn].
  pry_open force_open jimmy wrench_open lever_open break_open crack_open kick_open burst_open > made door any
    It gives with a crack, and [object] [object.is] open.
  knock knock_on rap tap > window
    The pane shivers under it.
  knock knock_on rap tap > door gate house
    You wait for an answer.
  sharpen whet hone > any
    [^object] would cut a hair now.
  fill fill_up > container
    [^object] [object.is] full to the brim.
  empty empty_out > container
    Nothing is left in [object].
  blow_out put_out snuff_out > candle lamp lantern torch fire
    A thread of smoke goes up from [object].
  pour > drink water tea coffee wine beer milk
    It runs in one smooth stream.
  fold > paper letter map sheet blanket napkin towel garment cloth
    [^object] [object+lie] there half as large.
  plant sow bury > seed plant any
    There is only turned earth to be seen there now.
  water > any
    The earth drinks it at once.
  mark > any
    The mark stays, plain to see.
  chase pursue run_after > thing any
    [^object] [object+stay] just ahead of you.
  swing brandish > weapon sword axe club
    [^object] [object+go] through the air with a hiss.
  throw_at toss_at hurl_at fling_at chuck_at > being animal
    [^object] [object+duck], a little too late.
  fire > weapon
    [^object] [object+go] off.
  break > seal
    The seal cracks across.
  spill knock_over > liquid ink salt sugar flour
    [^object] [object+run] further than one would think there was of [object.them].
  prop > door window lid hatch
    [^object] [object+stay] as you want [object.them].
  comfort console soothe calm reassure hush cradle > being animal
    By and by [object's] breath goes more evenly.
  pick_up lift carry > child baby infant brother sister son daughter
    [^object] [object+hold] on to you with both hands.
  let_go free release > being
    [^object] [object+look] at you a moment longer, not sure that it is true.
  dance_with > being
    [object] [object+keep] step with you, only a little late.
  pull press set_off trigger > alarm
    [^object] [object+go] off at once, and nobody can talk against [object.them].
  look > timepiece app phone smartphone
    By [object] it is [time].
`)
