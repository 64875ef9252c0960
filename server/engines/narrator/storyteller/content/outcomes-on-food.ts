import { outcomesIn } from './outcome-list.ts'

/** What comes of work in a kitchen, at a table and in a garden: what is seen, smelt or tasted then. */
export const onFood = outcomesIn(`
  knead > dough
    [^object] [object+turn] smooth and warm under your hands.
    By and by [object] no longer [object+stick] to your fingers.
  roll roll_out flatten > dough pastry
    [^object] [object+grow] wider and thinner with each stroke, until you could almost read through [object.them].
    Flour rises; then [object] [object+lie] flat and even before you.
  chop slice dice cut carve mince > vegetable fruit onion meat fish bread cake cheese food
    Piece by piece [object] [object+come] apart.
    In no time [object] [object+lie] before you in even pieces.
  peel > fruit vegetable potato onion
    The peel of [object] comes off in one long curl.
  squeeze > lemon orange fruit
    The juice runs over your fingers, every drop that [object] had.
  grind crush mash pound > spice herb seed grain coffee mineral pigment potato nut
    [^object] [object+give] way with a crunch, and in the end [object.is] fine and even.
  season salt pepper spice > food soup stew sauce meat
    That was what [object] had lacked.
  cook boil make prepare > soup stew dinner supper breakfast lunch meal food
    Now and then you lift the lid; then [object] [object.is] done, and hot, and enough.
    [^object] [object.is] ready, and there is a spoonful over for whoever cooked.
  serve dish_up plate plate_up > food soup stew dinner supper breakfast meal cake drink
    [^object] [object+steam] on the plates, and for a moment there is only the sound of spoons.
  pour pour_out > drink tea coffee wine beer milk water
    [^object] [object+run] in a thin clear line, and not a drop goes astray.
  make brew > tea coffee
    [^object] [object+steam] in the cup, strong enough to stand a spoon in.
    It takes as long as it takes; then the first warm mouthful of [object] goes all the way down.
  taste try sample > food sauce soup stew cake
    [^object] [object+taste] as if somebody had meant it well, and had been right.
    You try [object] again, to be sure: [object.they] could be left as [object.they] [object.is].
  share divide split > food bread cake drink
    It is less of [object] for each, and nobody goes without.
  smell sniff > food soup stew bread cake
    [^object] [object+smell] as [object.they] should, and it makes you hungry.
  spread > butter jam honey cream
    [^object] [object+go] on thick, right to the edge.
  lay set > table plate dish
    [^object] [object+look] as if somebody were expected.
  clear > table
    [^object] [object.is] bare, but for a ring where a cup stood.
  plant sow > plant seed vegetable flower tree bulb
    [^object] [object.is] in the earth now; the rest is up to the weather.
    You press the earth down over [object] with the flat of your hand.
  water > plant flower garden tree seed vegetable rose
    The earth round [object] drinks it at once, and the leaves seem to lift.
  rake rake_out sweep > ash
    [^object] [object+lie] in one grey heap.
  rake sweep > leaf
    [^object] [object+lie] in one heap now, and the first one has blown off again already.
  pick gather harvest pluck > plant flower herb fruit mushroom vegetable berry apple
    [^object] [object+come] away with a small snap, and your hands smell of [object.them].
`)
