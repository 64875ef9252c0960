import { outcomesIn } from './outcome-list.ts'

/** What comes of a deed for the thing it was done to. */
export const onThings = outcomesIn(`
  take steal grab pick_up collect borrow fetch snatch pocket retrieve get > thing
    [^object] [object.is] yours now, and [object+weigh] less than you had thought.
    Where [object] [object.was] there is a clean patch, with its edges sharp.
    Under [object], now that you have [object.them], somebody has scratched a small cross.
    [^object] [object+fit] in your hand as if made for it.
  take grab pick_up > readable
    [^object] [object.is] folded in four, and the folds are nearly through.
    There is something on the back of [object] as well, in pencil.
  take grab steal collect > money
    [^object] [object+clink] as you close your hand. You count by feel, and it is right.
  take grab pick_up lift > container
    Something slides from one end of [object] to the other as you lift [object.them].
  take grab pick_up > weapon tool
    [^object] [object+sit] well in your hand, and you feel a little taller for it.
  take grab pick_up > garment
    There is still some warmth in [object], and a hair on the collar that is not yours.
  load reload > thing
    [^object] [object+click] home. Ready.
    [^object] [object.is] loaded, and that was the last of what you had for [object.them].
  pack bag > thing
    [^object] [object.is] packed, on top, where you can reach [object.them] without looking.
  spread unroll unfold > thing
    [^object] [object.is] bigger than it seemed rolled up. One corner curls, and you hold it down.
    Spread out, [object] [object+show] a crease across the middle, and a ring where a cup once stood.
  drop put throw > thing
    [^object] [object+lie] where you wanted [object.them].
    [^object] [object+come] to rest, and [object+stay] there.
    From there [object] can be seen by whoever comes in.
  throw > being
    [object] [object+duck], and [object+look] to see where that came from.
  throw > animal
    [object] [object+jump] aside, and [object+sniff] at what has landed.
  sprinkle scatter > thing
    [^object] [object+drift] down and [object+settle]. Wherever a grain of it lies, it glints.
    There is just enough of [object] to go round, and the last of it sticks to your fingers.
  smell sniff > thing
    [^object] [object+smell] of smoke, faintly, and of something sweet under it.
    [^object] [object+smell] of rain and old iron.
    There is hardly a smell to [object] at all, which is odd in itself.
    [^object] [object+smell] sharp and fresh, like cut apples.
  taste eat > drink food
    [^object] [object+taste] of salt first, and of pepper a good while after.
    [^object] [object.is] sweeter than you had thought.
    There is a little bitterness to [object], right at the end, and then you want more.
    [^object] [object.is] good, as far as it goes; a squeeze of something sour would wake it up.
  drink > drink thing
    [^object] [object+go] down hot, and you can feel how far.
    The last mouthful of [object] is the best.
  taste eat > made thing
    [^object] [object.is] hard between your teeth, and [object+taste] of dust.
    [^object] [object+taste] of nothing that anybody would want twice.
  touch > thing
    [^object] [object.is] cool under your fingers, and a little rough.
    [^object] [object.is] smooth, and warmer than the air.
    [^object] [object+give] a little where you press, and then no more.
  touch > made
    That is when you feel the mark on [object]: a small star, scratched in with a pin.
    Underneath, where nobody looks, [object] [object.has] a number painted on: forty-one.
    [^object] [object.has] been mended here before, and not by somebody who knew how.
  run > diagnostic test scan check analysis
    [^object] [object+come] back: all is as it should be but for one line, and that one was changed by hand.
    It takes a minute. Then [object] [object+show] one fault, marked in red, and no older than a day.
  measure test weigh > thing
    You take it twice, and it comes out the same both times: [object] [object.is] a little larger than [object.they] should be.
    By your reckoning [object] will do, with a finger's breadth to spare.
  clean wash wipe scrub sweep > thing
    [^object] [object+shine] as [object.they] can't have done for a while.
    The dirt comes off [object] in grey streaks, and what is under it is brighter.
    Under the dirt on [object] there is a scratched word, and you can read it now: 'mine'.
  wipe > drink drop water tear sweat
    [^object] [object+leave] a wet streak on the back of your hand, and that is all that is left of [object.them].
  smear rub > substance mud
    [^object] [object.is] cold at first, and dries stiff. Nobody would know you at a glance.
  grind crush pound mash > thing
    [^object] [object+go] to powder, finer and brighter the longer you work.
    A little at a time [object] [object.is] ground down, until there is enough to use.
  cut slice chop carve peel > thing
    [^object] [object+fall] apart in two clean halves.
    [^object] [object.is] lighter by a piece, and the cut is paler than the rest.
  saw drill > thing
    It goes slowly, with a good deal of dust, and then you are through [object].
  scrape scratch > thing
    A pale line stays on [object], and what is under the surface is another colour.
  add stir mix > food drink substance
    With [object] in it the colour turns, and it tastes of more already.
    [^object] [object+go] in with a hiss, and what comes up smells twice as good.
  add > thing
    With [object] it is complete, or nearly.
  cook bake fry boil > thing
    [^object] [object.is] done, and the smell of [object.them] has got as far as the door.
    [^object] [object+come] out brown at the edges and soft in the middle.
    [^object] [object+take] no longer than the kettle, and there is enough for whoever is hungry.
  plate_up plate serve > thing
    [^object] [object+look] as good as anything that leaves a kitchen: one drop on the rim, and you wipe it off.
  make build assemble > thing
    [^object] [object.is] finished, and [object+hold].
    [^object] [object+stand] up to a second look.
    [^object] [object+come] out a little crooked, and good enough.
  make pour brew > drink tea coffee
    [^object] [object+steam] in the cup, strong enough to stand a spoon in.
    For as long as [object] [object.is] hot nobody is in a hurry.
  draw sketch paint > thing
    A few lines, and there [object] [object.is]; the hands give you the most trouble, and you leave them for last.
    You have caught [object] well: one would know [object.them] again.
  write > self
    There it stands, in [hero's] own hand, and the ink is drying.
    It takes until [time] to find the first word, and then the rest comes by itself.
  repair fix mend patch > thing
    [^object] [object+work] again, with one new rattle.
    [^object] [object+hold] now. You put your weight on [object.them] once, to be sure.
  patch sew > garment cloth sail
    The seam on [object] is straight enough; from a yard off nobody would see it.
  tear tear_up rip > cloth sheet fabric garment paper
    [^object] [object+come] away in long even strips, with a sound like a breath drawn in.
  crack > whip
    [^object] [object+go] off like a branch in the frost.
  draw draw_weapon drawWeapon unsheathe > weapon
    [^object] [object+catch] what light there is.
  break smash tear > thing
    [^object] [object+give] way with a crack that must have been heard next door.
    There is no mending [object] in a hurry now.
    One piece of [object] skids off across the floor, and what was inside can be seen.
  break smash tear_down > glass case window
    Glass goes everywhere, and what was behind [object] is within your reach.
  crack pick pick_lock unlock > safe lock vault
    Three clicks, a breath held for a fourth, and [object] [object+swing] open.
  break force kick > door
    Splinters; and [object] [object+hang] by one hinge, and the way is free.
  bend twist > thing
    [^object] [object+groan], and [object+keep] the shape you gave [object.them].
  untangle undo loosen untie unwind > thing
    One knot, then the next, and all of [object] [object.is] free and hanging straight.
    The last knot gives all at once, and [object] [object.is] in order again.
  open unlock untie unzip uncover > thing
    [^object] [object.is] open now, by a hand's breadth, and the air that comes out is cooler.
    [^object] [object+come] loose in your hands.
  pull_off take_off remove unmask > mask hood veil covering
    [^object] [object+come] away. The face under [object.them] is younger than you had thought.
  pull_back draw draw_back pull > curtain
    From behind [object] light falls in, all along the floor, and shows the dust that nobody has swept.
  close shut seal > door thing
    [^object] [object+fall] shut, and it is quieter on this side.
    Nobody will get past [object] without some noise now.
  lock bar barricade block > door thing
    [^object] [object+hold]. You lean on [object.them] once, and nothing moves.
    Whoever wants in by [object] now will have to ask.
  hide keep conceal > idea news secret truth
    Not a word of [object] is said, and you see to it that nobody's face says it either.
  hide conceal > thing
    Nobody will get at [object] without some trouble now.
    One would have to know where [object] [object.is], and only you do.
  tie fasten > thing
    The knot at [object] holds when you lean back on it.
  hang hang_up > thing
    [^object] [object+swing] a little, and then [object+hang] still.
  burn > thing
    Of [object] nothing is left but ash, and a corner that would not catch.
    [^object] [object+curl] up and [object.is] gone.
  light > light thing
    [^object] [object.is] lit, and the shadows jump back as far as they can.
    [^object] [object.is] lit, and one can see from end to end of [place].
  shine > light thing
    The beam of [object] goes further than you had hoped, and stops at something that shines back: two small points, close to the ground.
    In the light of [object] there is a single fresh scratch, and under it a curl of shaving.
  extinguish turn_off > light
    It takes your eyes a moment. Then the dark has edges, and you can make out [prop] again.
  switch_on turn_on start activate > device thing
    [^object] [object+crackle], [object+hum], and [object+settle] on one low note.
    A lamp on [object] goes from red to green.
  switch_off turn_off shut_down > device thing
    [^object] [object+wind] down with a sigh, and you notice how loud it had been.
  plant sow > thing
    [^object] [object.is] in the earth now; the rest is up to the weather.
  bury > thing laid
    The ground is smooth over [object] again.
  dig > ground earth thing
    A foot down in [object] you strike something flat: a tin lid, with a loop of wire for a handle.
    [^object] [object+come] up dark and soft, as if somebody had dug there not long ago.
  push press > thing
    [^object] [object+give] by an inch, and then by another.
    Behind [object], now that [object.they] [object.has] moved, there is a gap that you could put an arm through.
  press push > button lever switch device
    Somewhere behind [object] there is a click, and something begins to run.
    [^object] [object+light] up, once, and then a bell answers from further in.
  push_off push > bank shore jetty pier
    The gap to [object] opens, a hand, a yard, and then there is only water round you.
  pull drag tug > thing
    [^object] [object.is] heavier than [object.they] [object+look]; on the third try [object.they] [object+come].
    [^object] [object+leave] a long mark behind on the way.
  pull lift > rope line net chain
    Hand over hand [object] [object+come], and there is weight at the end of [object.them].
  lift carry hoist > thing
    [^object] [object.is] heavier on one side, and you shift your grip.
  turn twist wind > thing
    [^object] [object+turn] more easily than [object.they] [object+look].
    [^object] [object+turn] halfway, [object+stick], and then [object+go] all the way round.
  shake rattle > thing
    Something small rattles inside [object], and it is not part of [object.them].
  pour empty spill > thing
    Not a drop of [object] goes astray.
    The last of [object] comes slowly, and with it something that sinks: a bit of dark sand.
  fill water > thing
    [^object] [object.is] full, to within a finger of the rim.
  water > plant
    The earth round [object] drinks it at once, and the leaves seem to lift.
  wear put_on dress > garment thing
    [^object] [object+fit] as if somebody had measured you for [object.them].
    In [object] you could pass for somebody else, at least by a bad light.
  undress take_off > garment
    It is cooler without [object], and easier to move.
  climb > thing
    [^object] [object+hold] your weight, and from up there you can see over [place] to what lies behind it.
    The last hold on [object] is the worst. Then you are up.
  climb_out climb > window
    You drop the last yard on the far side of [object], and nobody has called out.
  jump leap > thing
    For a moment there is nothing under you. Then you are down on the far side of [object], on both feet.
  dodge duck > thing
    [^object] [object+go] past so close that you feel the wind of it.
  cross > thing
    Halfway over [object] you look down, which is a mistake, and then you are across.
  drive ride > vehicle thing
    [^object] [object+jolt] once and then [object+run] sweetly.
    [^object] [object+pull] a little to the left, and you correct for it.
  pull_over park stop brake > vehicle self
    [^place] [place.is] very quiet all at once; only the engine ticks as it cools.
  drive steer > self
    @out [^place] [place+slide] by, and the way ahead is empty as far as the next bend.
  play blow strum > instrument
    The first note of [object] cracks, the second holds, and by the third one could call it a tune.
    [^object] [object+sound] better than [object.they] [object.has] any right to.
  blow > whistle horn
    [^object] [object+go] clean through every other sound, and heads come up all over [place].
  ring toll > bell
    The sound goes out over [place] and comes back, and then a door opens somewhere.
  ring > door
    [^object] [object+sound] somewhere inside; somebody says a word, and then there are steps.
  knock bang > door wall ceiling floor
    Behind [object] everything stops: no sound, not a breath. Then a board creaks.
    From the other side of [object] comes one knock, just one, in answer.
  knock tap > thing
    [^object] [object+sound] hollow, low down on the left, and solid everywhere else.
    [^object] [object+ring] dull in the middle and clear at the edge.
  photograph film > thing being place animal
    Whatever becomes of [object] now, that much is kept.
    You take two of [object], to be sure; in the second there is somebody at the very edge, turning away.
  count > thing
    You count [object] twice, pointing with a finger, and get the same number both times.
  wave swing point > thing
    [^object] [object+leave] a line in the air, very thin, and it takes its time to fade.
  use > thing
    [^object] [object+do] what [object.they] [object.is] for, and do it well.
  give send > thing
    [^object] [object.is] out of your hands now, and in others.
  sell trade > thing
    [^object] [object+bring] less than you asked, and more than you had feared.
  hack > device thing
    Three lines of nonsense run by, and then [object] [object+let] you in as if [object.they] had known you for years.
  rewind play > tape film recording camera
    [^object] [object+show] grey, grey, an empty room; then a back goes by, close, with the collar up, and it is grey again.
  plug connect > thing
    Something in [object] wakes: a click, a hum, and a light that had been out.
  pick gather harvest > thing
    [^object] [object+come] away with a small snap, and your hands smell of [object.them].
    There is more of [object] than one could carry in two arms.
  knock_off knock_over knock_down tip_over push_over sweep_off > thing
    [^object] [object+go] over the edge, and for a moment all of [place] [place.is] looking at the floor.
  hit kick punch strike beat > thing
    [^object] [object+take] it without a mark. Your knuckles do not, quite.
    It booms; and [object] [object+stand] a little crooked from now on.
  hold grip clutch > thing
    As long as you hold [object] your hand does not shake.
  fold > thing
    [^object] [object.is] down to the size of a palm, with the edges true.
  unpack unload > thing
    Right at the bottom of [object], wrapped in a sock, there is something that you did not put there.
  sort arrange tidy stack > thing
    Once [object] [object.is] in order one can see what is missing: there is room for one more.
  decorate > thing
    [^object] [object+look] as if somebody were going to be married in [object.them].
  knit sew weave > thing
    [^object] [object+grow] by a hand's breadth, and only one stitch has been dropped.
  record tape > self thing
    The small light at your hand says that it is kept, whatever was to be heard at [place].
  play_back play > record recording tape sound song
    Slower like that, what had been one note is three, and then something very like a word: [hero.bare].
    [^object] [object+play] to the end, and only then do you hear what was under it: somebody breathing.
  dial call text phone > number self
    It rings for a long time. Then somebody takes it up, and does not say a word, and at [place] you hear them listen.
  type program > thing
    [^object] [object+blink]. Then comes a line that you did not write.
  hammer nail > thing
    Four blows, and [object] [object+sit] flush.
  polish rub iron > thing
    [^object] [object+come] up so bright that you can see who is behind you.
  dip soak rinse > thing
    The water round [object] goes the colour of tea, and then clears.
  dry > thing
    [^object] [object+steam] a little, and [object.is] stiff and warm.
  freeze cool > thing
    A skin of white runs over [object] from the edges in.
  melt heat > thing
    [^object] [object+go] soft, and then all at once [object.is] no shape at all.
  raise > flag sail anchor curtain
    [^object] [object+go] up, [object+catch], and [object+fill].
  raise > thing
    With [object] up high there is nobody at [place] who does not see it.
  lower > visor mask helmet hood
    Behind [object] the world is a slit, and what is in it is very clear.
  lower > thing
    [^object] [object+go] down, and down, further than you had thought there was; then the line is slack.
  balance > thing
    [^object] [object+wobble], [object+think] better of it, and [object+stay].
  shuffle deal bet gamble > card self
    The cards are kind to you, twice, and then at [place] somebody begins to watch your hands.
  milk shear > animal
    [^object] [object+stand] for it, once you have found out which side [object.they] [object+like] best.
  aim > thing being animal
    Everything but [object] goes out of sight, and your hand is steady.
  throw put spread lay > blanket cloth cover tarpaulin sheet
    Like that, under [object], it might be anything.
  put insert stick > key coin card
    [^object] [object+go] in as if [object.they] had been waited for.
  set_up mount place put > camera microphone sensor
    A small light comes on at [object]: now it sees whatever there is to see, and does not blink.
  drill bore > hole ice wall rock
    All at once there is nothing behind [object] to drill into, and cold air comes through.
  run climb go rush > stair staircase step ladder
    Two at a time, and the last of [object] in the dark. Then you are up.
  stop halt brake > self vehicle
    From where you have stopped you can see without being seen, as far as anybody at [place] can.
  stop > thing
    [^object] [object+stop], and how loud [object.they] [object.was] one only hears now.
  bolt barricade wedge > door
    [^object] [object.is] fast. Whoever comes now will have to say who it is.
  circle > thing
    You go all the way round [object]. At the back somebody has been there before you: there is a path.
  conjure summon cast chant > self thing idea
    The air at [place] goes tight, like a skin over a drum; and then something is there that was not.
    It does half of what you had meant. The other half, you see, will come later, there at [place].
  banish bless curse > being thing animal
    It gets colder round [object], and then, by and by, it does not.
  read browse skim > thing
    One line of [object] you read twice, since it does not belong with the rest.
  share divide > thing
    [^object] [object+make] two halves, and one is always larger.
  smile nod wink > thing
    [^object] [object+take] no notice, and you feel the better for it all the same.
  pinch scratch squeeze > thing
    [^object] [object+give] where your fingers are, and [object+keep] the mark.
  shake toss > thing
    [^object] [object+land] the right way up.
  splash wash > water face
    It is cold, and for as long as [object] [object+drip] you think of nothing else.
  oil grease > thing
    [^object] [object+run] without a sound now. What one hears instead is something else, further up.
  flush > thing
    [^object] [object+turn] round once, as if to look back, and [object.is] gone.
`)
