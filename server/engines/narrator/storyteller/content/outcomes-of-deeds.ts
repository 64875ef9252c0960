import { outcomesIn } from './outcome-list.ts'

/** What the hero's plain deeds come to where the story has nothing against it: the engine starts, the blow lands, a child calms down. */
export const ofDeeds = outcomesIn(`
  listen_at > self
    Deep inside something knocks: twice, and then once.
    Under your ear something hums, and stops.
  listen_about > self
    You hear [sound].
  listen > door wall
    Behind [object] somebody speaks, low, and another voice answers.
  listen > machine engine clock box chest safe
    Something ticks in [object], and leaves out every fourth beat.
  listen > none
    Far off something falls, and then it is quiet again.
  smell sniff breathe_in > self air wind breeze
    There is a smell of [smell].
  press push hit punch > button switch code
    There is a click, and behind it something begins to turn.
  press push > device
    [^object] [object+give] under your finger, with a click.
  start start_up fire_up crank crank_up > motor_vehicle car truck taxi engine motor boat
    [^object] [object+cough] once, and [object+catch], and [object+run].
  turn_on switch_on > any
    [^object] [object+start], with a small sound.
  unplug disconnect > any
    Whatever went on in [object] stops.
  hotwire jump_start > any
    There is a spark, and a second one, and [object] [object+start].
  try insert turn > key
    [^object] [object+go] in all the way, and [object+turn].
  wind wind_up > clock watch toy device
    [^object] [object+click] at every turn, and then [object+begin] to run.
  swing wave flash > lamp lantern torch flashlight
    The light of [object] goes over everything once, and comes back.
  pry_open force_open jimmy wrench_open lever_open > made any
    It gives with a crack, and [object] [object.is] open.
  open unlock push_open pull_open > door gate hatch
    [^object] [object+creak], and [object+open] all the way.
  hack hack_into > made device system
    Rows of signs run by; then [object] [object+let] you in.
  dial > number any
    It rings, once, twice, and at the third time somebody picks up.
  enter type punch_in key_in > code password combination
    For a breath nothing happens. Then it is taken.
  knock knock_on rap tap > window
    The pane shivers under it.
  knock knock_on rap tap > door gate house
    Behind [object] something stops that one had not noticed before.
  radio > self
    It crackles for a while. "On the way," says a voice.
  sharpen whet hone > any
    [^object] would cut a hair now.
  oil grease > made any
    [^object] [object+run] now without a sound.
  fill fill_up > container
    [^object] [object.is] full to the brim.
  empty empty_out > container
    Nothing is left in [object].
  blow_out put_out snuff_out > candle lamp lantern torch
    A thread of smoke goes up from [object].
  pour > drink water tea coffee wine beer milk
    It runs in one smooth stream, and not a drop goes beside.
  fold > paper letter map sheet blanket napkin towel garment cloth
    [^object] [object+lie] there half as large.
  stir mix whisk > food any
    Round and round it goes, until it is smooth.
  plant sow bury > seed plant any
    There is only turned earth to be seen there now.
  water > plant flower tree
    The earth drinks it at once.
  weigh > any
    [^object] [object.is] heavier than [object.they] [object+look].
  cut drill poke make > hole
    A thread of air comes through, and a little light.
  mark > any
    The mark stays, plain to see.
  write > any
    The words stand there now, for whoever can read.
  chase pursue run_after > thing any
    [^object] [object+stay] just ahead of you.
  chase pursue run_after > being animal
    [object] [object+look] back once, and [object+go] faster.
  follow > being animal
    [^object] [object+go] on at the same pace, and [object.does] not look round.
  fight fight_back swing lunge attack strike_back strike_out hit_back lash_out > self
    [^foe] [foe+take] the blow on one arm, and [foe+give] way a step.
    The blow lands. [^foe] [foe+stagger], and [foe+come] on again more slowly.
  swing brandish > weapon sword axe club
    [^foe] [foe+spring] back, out of reach of [object].
    [^object] [object+go] through the air with a hiss.
  throw_at toss_at hurl_at fling_at chuck_at > being animal
    [^object] [object+duck], a little too late.
  fight attack > group
    The first of [object] [object+give] way, and the rest stop where they are.
  fight attack > being animal
    The blow lands, and [object] [object+go] down on one knee.
  fight > none
    An elbow finds [actor's] ribs, and [actor's] elbow finds somebody else's.
  shoot fire loose > arrow bolt
    [^object] [object+go] with a hum, and [object+stand] shaking where [object.they] [object+hit].
  dodge duck sidestep parry > self
    It goes by, close enough for you to feel the air of it.
  cast > spell curse charm hex enchantment self
    There is a crack like ice, and for a breath everything has a second shadow.
  break > seal
    The seal cracks across, and what it held shut springs open by a finger.
  spill knock_over > liquid ink salt sugar flour
    [^object] [object+run] further than one would think there was of [object.them].
  prop > door window lid hatch
    [^object] [object+stay] as you want [object.them].
  comfort console soothe calm reassure hush cradle > being animal
    By and by [object's] breath goes more evenly.
  pick_up lift carry > child baby infant
    [^object] [object+hold] on to you with both hands.
  let_go free release > being
    [^object] [object+look] at you a moment longer, not sure that it is true.
  pay > being
    [object] [object+count] it, and [object+put] it away.
  dance_with > being
    [object] [object+keep] step with you, only a little late.
  cry sob weep > self
    By and by it is over, and your face is hot.
  start > fire campfire
    The first flame is small, and then it isn't.
  light > stove oven fireplace hearth furnace
    It catches, and the heat comes up out of [object].
  try > door gate hatch window
    [^object] [object+give] by a finger, and then something holds.
  touch > egg stone rock tree
    [^object] [object.is] warmer than one would think.
  look_for search_for > being animal
    Of [object] there is no sign, not here.
  dance > self
    After a few turns your feet know it by themselves.
  play > musical_instrument piano guitar violin flute music
    The first note is wrong, and the rest come right.
  sleep doze nap > self
    When you open your eyes again the light has changed.
  kneel kneel_down > self
    It is cold under your knees.
  pull press set_off trigger > alarm
    It sounds all through [place] at once.
  jump_down leap_down > self
    You land on both feet, and your knees feel it.
  fish > self
    The line jerks, and goes still, and jerks again.
  look > timepiece
    By [object] it is [time].
  look > screen camera monitor display television
    At the edge of the picture something moves, and is gone.
  look > motor_vehicle car truck
    The metal over the engine of [object] is still warm.
  look > boat ship
    A rope trails from [object] into the water, cut off clean.
  look > house hut cabin cottage hotel mansion
    One window of [object] stands open, by no more than a hand.
  look > window
    On the pane of [object] there is the print of a hand, on the outside.
  look > gun pistol rifle revolver
    [^object] [object+smell] of powder.
  look > knife sword blade axe
    There is one notch in the edge of [object], and it is fresh.
  look > garment
    Inside [object] somebody has put two letters, very small.
  look > hand finger
    There is something dark under the nails, and it isn't earth.
  look > plant flower tree
    One side of [object] has been broken, and the break is still wet.
  look > bread cake cheese pie meat
    A corner of [object] is gone, and there are the marks of teeth.
  look > picture painting portrait photograph drawing
    Somebody at the edge of [object] has been scratched out.
  look > map
    A way has been marked on [object] in pencil, and it ends in a small cross.
  look > key
    A number is stamped into [object], and the teeth are bright with use.
  look > egg
    A crack runs round one side of [object], as thin as a hair.
  look > arm leg neck foot shoulder wrist face
    There is a mark on [object] that was not made today.
  look > ceiling wall
    A crack runs across [object], and something has been pushed into it.
  look > sky
    Up there the weather is [weather].
  look watch > street road
    On the far side somebody stops, and goes on.
  look > grave tombstone gravestone
    The last line on [object] is newer than the rest.
  look > fire hearth fireplace
    In the ash lies a corner of paper, with half a word on it.
  look > hive beehive nest
    They come and go at the mouth of [object], and take no notice of you.
  watch > hand finger
    [^object] [object.is] never quite still.
  look_through > window
    On the other side something goes past, too close to be seen whole.
  look > engine
    A wire hangs out of [object], and its end is bare.
  look > chest box crate case suitcase
    The dust on [object] has been wiped off in one place, the size of a hand.
  look > crowd audience gathering
    One of [object] [object+look] back at you, and says something to the next.
  look > made
    There is a scratch on [object] that is newer than the rest.
    Somebody has left the print of a thumb on [object], and not long ago.
`)
