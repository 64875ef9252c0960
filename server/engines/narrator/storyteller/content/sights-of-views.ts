import { outcomesIn } from './outcome-list.ts'

/** What is seen out of a window, through a gap or over a land, by what lies round the place: the family of the place first. */
export const ofViews = outcomesIn(`
  view > ship sea lighthouse
    Grey water to the edge of the sky, and on the edge, for as long as a wave lasts, {a brown sail}.
    Gulls sit on the water in a line, all facing one way.
    There is a coast to the north, or a bank of cloud that has a lighthouse in it.
    Nothing but swell, long and slow from the west. A barrel goes by, low in the water, with a rope trailing after it.
  view > starship
    The edge of a planet, brown and banded, with a storm on it like a thumbprint. Something small and bright crosses it and does not burn.
    Debris, turning over slowly: a panel, {a glove}, a chair with its belt done up.
  view > train vehicle
    Wet fields, a canal, a man on a bicycle who keeps level with you for a while and then gives up.
    Back gardens go by: sheets on a line, a dog on a chain, a woman who stops with a spoon in her hand to watch you pass.
  view > castle
    A slice of it is sky. Below it there is a roof near enough to drop to, if one did not mind the slates, and a cat on it that evidently doesn't.
    Mist, and out of the mist the tops of three poplars.
  view > town street shop office restaurant school hospital theatre mall stop library
    Across the way a woman is shaking out a tablecloth. Below her {a man in a grey hat} is reading the same page of a paper that he was reading before.
    Two boys are trying to get a kite out of a wire. Beyond them somebody comes round the corner, sees the house, and goes back.
    @today A bus, nearly empty.
    @today A street lamp, three parked cars, and wet leaves.
    @old A cart has lost a wheel, and four people stand round it to say how it should be done.
    @old Roofs, smoke, a church with its clock stopped. Down on the corner {a girl with a goose} under her arm is asking people something, and they shake their heads.
    @night Dark roofs, and one lit window, and in it somebody walking up and down.
    A courtyard with bins, a bench, and {a blue door} that stands open on a flight of steps going down.
    @future Towers, and the lit bead-strings of traffic between them. One window opposite goes dark, then the one beside it, then the next.
  view > snow
    A ridge of ice, green where it is broken.
  view > desert
    Sand to the edge of the sky, combed by the wind.
    The heat makes a lake of it.
  view > village field forest mountain garden farm river camp
    A track goes down between two walls to a stream. Somebody has left {a red handcart} in the middle of it, with the handle up.
    Smoke stands over the trees, thin and quite straight, an hour's walk off.
    Three crows on a fence, and then, for no reason that you can see, none.
    The land falls away in folds, green and then blue. On the last one before the sky there is a tower, or a very tall tree.
  view > alien
    A plain of black glass, and on it, standing as if it had been put there, {a white stone} as tall as a door.
  view > in
    @night Your own face, and behind it the dark.
  view > any
    Nothing is to be seen out there that you would not have expected.
  view > tunnel
    It runs straight for thirty paces and then bends.
  view > keyhole
    A strip of floorboards, the leg of a chair, and nobody in it.
    A table with three cups on it. Two are steaming.
    White. It takes a moment until you see that it is paper, hung up on the other side so that nobody can see through.
  view > gap
    Straw, and in the straw something that has just stopped moving.
    Not much: a corner of cloth, a heap.
    Dust, turning in the one thin ray that your own head does not keep out.
  view > sky
    Cloud in long rolls, like a ploughed field, and one furrow of it is red.
    Swallows, very low. The oldest rule there is says rain before evening.
    @night More stars than one remembers. One of them, low in the east, goes on and off.
`)

/** What comes to light in, under or behind something, and where a place is searched. [found] is a small thing of the story's genre. */
export const ofHidingPlaces = outcomesIn(`
  under > any
    Dust, a dry wasp, and, as far back as your arm goes, [found.a].
    A marble, a crust, a lot of fluff. And [found.a], which has not been there long: there is no dust on it at all.
  behind > any
    There is a gap as wide as a hand, and in it, upright, [found.a].
    Cobwebs, all but for one clean round spot at the height of your knee. [^found.a] [found.is] tucked in there.
  within > container box chest crate trunk case basket barrel sack bag drawer cupboard cabinet wardrobe desk locker
    There [found.is] [found.a] in it, and not much else.
    [^found.a], and nothing else.
  within > pocket coat garment jacket trousers
    A stub of pencil, fluff, a key-ring without a key, and [found.a].
  within > corpse body laid
    A clean handkerchief, four coins, and [found.a].
  within > car vehicle cart wagon boat plane van truck
    Behind the seat: rope, a half-eaten apple, and [found.a] in a twist of paper.
    A rug, sand in every seam, and, pushed down between two boards, [found.a].
  within > grass straw hay sand earth mud
    Your fingers are cold before they touch it: [found.a], and something has been gnawing at it.
    Beetles, a feather, and then something that was made by people: [found.a].
  within > ash fire fireplace hearth stove oven chimney
    Soot to the elbow, and for that [found.a], hardly scorched.
  within > any
    It takes a while. Then your hand closes on something: [found.a].
    First nothing, then a good deal of dust, then [found.a].
  kept > any
    There [found.is] [found.a] [where], under a bit of sacking, and not much else.
    What one needs is [where], and one thing that one doesn't: [found.a].
    It is mostly straw and string, what there is [where]; and right at the bottom [found.a].
  instead > any
    There is no sign of [sought]. But [found.a] [found+lie] there, and nobody seems to have missed [found.them] yet.
    You look in every corner for [sought], and come away with [found.a] instead.
  own > any
    Where one looks last, of course, and a little damp.
    You had them in sight the whole time. Somebody has set them side by side, very neatly, by [prop].
  behind > door
    A passage, no higher than your shoulder, and dark after the third step.
    A room the size of a cupboard. In it [found.is] [found.a], and a chair.
`)
