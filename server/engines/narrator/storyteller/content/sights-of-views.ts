import { outcomesIn } from './outcome-list.ts'

/** What is seen out of a window, through a gap or over a land, by what lies round the place: the family of the place first. */
export const ofViews = outcomesIn(`
  view > ship sea
    Grey water to the edge of the sky, and on the edge, for as long as a wave lasts, {a brown sail}.
    Gulls sit on the water in a line, all facing one way. Behind them something dark comes up, breathes, and goes down.
    There is a coast to the north, or a bank of cloud that has a lighthouse in it.
    Nothing but swell, long and slow from the west. A barrel goes by, low in the water, with a rope trailing after it.
    The wake runs back quite straight until a mile off, where it bends. Somebody changed course and did not say so.
  view > starship
    Stars, and across one handful of them a patch where there are none. It is moving.
    The edge of a planet, brown and banded, with a storm on it like a thumbprint. Something small and bright crosses it and does not burn.
    Your own hull, lit red and dark by turns. Near the aft antenna somebody, or a suit, is tied to a rail by its line.
    There is frost on the outer side, and in the frost five short strokes, side by side.
    Debris, turning over slowly: a panel, {a glove}, a chair with its belt done up.
  view > train vehicle
    Wet fields, a canal, a man on a bicycle who keeps level with you for a while and then gives up.
    Back gardens go by: sheets on a line, a dog on a chain, a woman who stops with a spoon in her hand to watch you pass.
    Your own face, and behind it fields, and on a rise {a white horse} without a rider.
    A signal, a shed with its roof fallen in, and on the wall of it in letters as tall as a man: "TURN BACK".
  view > castle jail temple lighthouse
    A courtyard, a long way down. Two guards share a heel of bread by a well, and a third crosses to the gate with {a covered basket}.
    A slice of it is sky. Below it there is a roof near enough to drop to, if one did not mind the slates, and a cat on it that evidently doesn't.
    The road comes up from the bridge in three bends, and on the second there is dust: riders, five or six, and not sparing the horses.
    Somebody is hanging out washing on the wall opposite, and looks up, and, after a moment, waves with one sock.
    Mist, and out of the mist the tops of three poplars. A bell goes, somewhere below, and men's voices stop.
  view > town street shop office restaurant school hospital theatre mall stop library
    Across the way a woman is shaking out a tablecloth. Below her {a man in a grey hat} is reading the same page of a paper that he was reading before.
    Two boys are trying to get a kite out of a wire. Beyond them somebody comes round the corner, sees the house, and goes back.
    @today A van stands at the kerb with its engine running and nobody at the wheel. On its side it says "Flowers".
    @today A bus, nearly empty. The one passenger looks straight at you, and is carried off round the corner.
    @today A street lamp, three parked cars, and wet leaves. In the second car the glow of a phone lights up a chin and goes out.
    @old A cart has lost a wheel, and four people stand round it to say how it should be done. A fifth, who does nothing, watches your door.
    @old Roofs, smoke, a church with its clock stopped. Down on the corner {a girl with a goose} under her arm is asking people something, and they shake their heads.
    @night Dark roofs, and one lit window, and in it somebody walking up and down.
    A courtyard with bins, a bench, and {a blue door} that stands open on a flight of steps going down.
    @future Towers, and the lit bead-strings of traffic between them. One window opposite goes dark, then the one beside it, then the next.
  view > snow
    White, and a whiter white, and between them a line of tracks that nobody has come back along.
    A ridge of ice, green where it is broken. On the top of it something stands that is too straight for ice: {a pole} with a rag.
    Far off a dark dot, which might be a bear, or a tent, or a hole in the ice. It is larger when you look again.
    Snow smokes off an edge, and for a moment there is a shape in it, arms and all.
  view > desert
    Sand to the edge of the sky, combed by the wind. On the third ridge {a man with a camel} stands quite still, facing you.
    The heat makes a lake of it. On the lake there is an island, and on the island a gate.
    Three kites circle over something low and pale, half a day off. None of them goes down.
    A line of small dark posts leads away, each with a bit of cloth on it, and the nearest has been pulled out.
  view > village field forest mountain garden farm river camp
    A track goes down between two walls to a stream. Somebody has left {a red handcart} in the middle of it, with the handle up.
    Smoke stands over the trees, thin and quite straight, an hour's walk off.
    Three crows on a fence, and then, for no reason that you can see, none.
    Far out {a man with a sack} is coming this way. He stops every fifty steps, and looks back.
    The land falls away in folds, green and then blue. On the last one before the sky there is a tower, or a very tall tree.
    A line of people, small as seeds, is going along the valley, and somebody at the front is carrying something that flashes.
    There are sheep all over the near slope. They have left one round piece of it quite empty.
    @night One light, low down, that goes out when you have looked at it for a while, and comes on again further to the left.
  view > alien
    A plain of black glass, and on it, standing as if it had been put there, {a white stone} as tall as a door.
    Two suns, one of them going down, and along the ridge between them a row of shapes that were not there before.
  view > laboratory ruins cave
    A yard with a fence, a lamp on a pole, and under the lamp {a dog}, sitting, with its eyes on your window.
    What was a street once. A tree grows out of a bus, or out of what may have been one, and there is washing on the tree.
  view > in
    A yard, a low wall, {a ladder} leaning on it. There is fresh earth at the foot of the ladder, and a spade stuck in it.
    A strip of grass, a tree, and {a boy on the wall} who swings his legs and pretends that he has not been watching.
    Somebody is going away down the path, not fast, with collar up. At the gate they turn, and look up at exactly this window.
    A lane with puddles in it. In the largest lies {a hat}, upside down, filling.
    @night Your own face, and behind it the dark. Then, low down by the wall, the small red dot of somebody's pipe, or of something else that glows.
    @night The moon on a shed roof, and on the roof somebody sitting, quite at ease.
    Two people are talking by the gate. One has a lantern that is not lit, or a bag, and keeps changing hands.
  view > out
    A good way off somebody is crossing from left to right with a long thing on one shoulder, and doesn't look round.
    The way goes on, bends at {a crooked tree}, and comes out again higher up, where something white is tied to a post.
    Nothing moves but a hawk, or some such bird, which goes round and round over one spot beyond the rise.
    There is a roof down there among the trees, and from it smoke of a colour that wood does not give.
    Clouds come up from behind the hills, flat underneath, and it is already raining on the furthest.
    Light on water, far off. Something crosses it, black, and leaves the light in two halves.
  view > tunnel
    It runs straight for thirty paces and then bends; and just at the bend there is light on the wall, and the light moves.
    Pipes, wet brick, and a row of small red eyes that go out one after the other.
    A long way down somebody is standing with their back to you, quite still, with a bucket.
  view > keyhole
    A strip of floorboards, the leg of a chair, and beside it a foot in a grey sock, which taps.
    It is too dark for much. Then whatever is in there moves, and there is an eye as close as your own.
    A table with three cups on it. Two are steaming.
    Somebody's back, and the elbow going to and fro: they are writing, or scraping something off.
    White. It takes a moment until you see that it is paper, hung up on the other side so that nobody can see through.
  view > gap
    It is dark in there, and then the dark moves, and there is an eye as close as your own, and quite as curious.
    Straw, and in the straw something that has just stopped moving.
    Fur, or very fine grass, going slowly up and down.
    A glint, low down, and another beside it. They go out together and come on again.
    Not much: a corner of cloth, a heap, and behind the heap something pale like a hand, or a root.
    Dust, turning in the one thin ray that your own head does not keep out. Then, very close, a snort.
  view > sky
    Cloud in long rolls, like a ploughed field, and one furrow of it is red.
    High up, so high that there is no sound, something bright goes over in a straight line.
    Swallows, very low. The oldest rule there is says rain before evening.
    @night More stars than one remembers. One of them, low in the east, goes on and off.
    There is a ring round the moon, or round the place where the sun must be, and one star inside of it.
`)

/** What comes to light in, under or behind something, and where a place is searched. [found] is a small thing of the story's genre. */
export const ofHidingPlaces = outcomesIn(`
  under > any
    Dust, a dry wasp, and, as far back as your arm goes, [found.a].
    There is one board shorter than its neighbours. It lifts. In the hollow under it lies [found.a], wrapped in a rag.
    Something has been stuck there with wax: [found.a]. It comes off with a small crack.
    A marble, a crust, a lot of fluff. And [found.a], which has not been there long: there is no dust on it at all.
    You feel it before you see it: [found.a], pushed right up against the wall.
    Scratches on the floor, in a quarter of a circle. Whatever stood here has been swung aside again and again, and [found.a] [found.was] left behind.
  behind > any
    There is a gap as wide as a hand, and in it, upright, [found.a].
    The wall behind has another colour there, and a nail. On the nail hangs [found.a].
    Somebody has stood here for a good while: there are crumbs, a heel-mark, and [found.a] that must have fallen from a pocket.
    Cobwebs, all but for one clean round spot at the height of your knee. [^found.a] [found.is] tucked in there.
    @in A low door, papered over, no higher than your hip. In front of it lies [found.a], as if dropped on the way in.
    Nobody. But it is warm there, as a chair is warm, and on the floor lies [found.a].
  within > container box chest crate trunk case basket barrel sack bag drawer cupboard cabinet wardrobe desk locker
    It is nearly full: straw, old cloth, and deep in it, where one would have to know, [found.a].
    There is a second bottom to [object]. It sticks, and then it slides, and there [found.is] [found.a].
    Not much: a comb, a broken pen, a ribbon. And [found.a], in a place of its own.
    Someone has been through it before you, and left in a hurry: everything lies crosswise. What they missed is [found.a], in the very corner.
    Folded linen that smells of apples. Between the fourth fold and the fifth lies [found.a].
    A shoe, and in the shoe a stocking, and in the stocking [found.a].
  within > pocket coat garment jacket trousers
    A stub of pencil, fluff, a key-ring without a key, and, through a hole in the lining, [found.a].
    Left side: a handkerchief, ironed. Right side: [found.a].
    There is an inner pocket, pinned shut. In it [found.is] [found.a].
    Three coins, a mint, and [found.a] with a number scratched on it, 23.
  within > corpse body laid man woman person guard being
    A clean handkerchief, four coins, and [found.a] with a number scratched into it, 23. The left pocket has been turned out before you came.
    Nothing in the coat. In the boot, where it must have hurt at every step, [found.a].
    There [found.is] [found.a], and half of a ticket; the other half has been torn off, not cut.
  within > car vehicle cart wagon boat plane van truck
    Behind the seat: rope, a half-eaten apple, and [found.a] in a twist of paper.
    A rug, sand in every seam, and, pushed down between two boards, [found.a].
  within > tree bush grass leaf straw hay snow sand earth mud
    Your fingers are cold before they touch it: [found.a], and something has been gnawing at it.
    Beetles, a feather, and then something that was made by people: [found.a].
    It is deeper than it looks. At the bottom lies [found.a], quite dry.
  within > ash fire fireplace hearth stove oven chimney
    Soot to the elbow, and for that [found.a], hardly scorched.
  within > cage birdcage
    Under the cloth sits {a grey parrot} with one eye. It looks you up and down and says, in a man's voice: "Well, well."
    Feathers, millet, a swing; and, in the seed drawer, [found.a].
    Something small and yellow that has its head under its wing. Round one leg there is a ring with a number, 23.
  within > any
    It takes a while. Then your hand closes on something: [found.a].
    The obvious places have nothing. The one that nobody thinks of has [found.a].
    First nothing, then a good deal of dust, then [found.a].
    Somebody has hidden [found.a] here, and somebody was disturbed at it: half of [found.them] still [found+show].
    By [prop], where the light does not get to, there [found.is] [found.a].
    You have all but given up when it falls out at your feet: [found.a].
  kept > any
    There [found.is] [found.a] [where], under a bit of sacking, and not much else.
    What one needs is [where], and one thing that one doesn't: [found.a].
    It is mostly straw and string, what there is [where]; and right at the bottom [found.a].
  instead > any
    There is no sign of [sought]. But [found.a] [found+lie] there, and nobody seems to have missed [found.them] yet.
    You look in every corner for [sought], and come away with [found.a] instead.
    There is no sign of [sought], only a clean shape in the dust where something lay, and beside it [found.a].
    No sign of [sought] anywhere. But somebody else has been looking too: it is all pulled out and pushed back, and [found.a] [found.has] been left lying.
  own > any
    @in You had them in sight the whole time. Somebody has set them side by side, very neatly, against the wall.
    Where one looks last, of course, and a little damp.
    Where one looks last: under [prop], and quite all right.
    There, by [prop], just where you will swear tomorrow that you never put them.
    You had them in sight the whole time. Somebody has set them side by side, very neatly, by [prop].
  behind > door gate hatch curtain trapdoor
    A passage, no higher than your shoulder, with a lamp burning at the far end, and nobody to have lit it.
    A room the size of a cupboard. In it a chair, and on the chair, laid out as for a visitor, [found.a].
    Steps going down, eleven of them, and on the lowest [found.a].
    Another one, just like it, and a hand's breadth between the two, in which somebody has hidden [found.a].
    Nothing; bricks. But they are newer than the wall, and one of them is only pushed in. Behind that [found.is] [found.a].
`)
