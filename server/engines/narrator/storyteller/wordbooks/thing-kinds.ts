import { lines, words } from './wordbook.ts'

/** Kinds of things by the nouns that name them, and what a close look at one of that kind shows. */
export interface ThingKind {
  nouns: ReadonlySet<string>
  details: string[]
}

const kind = (nouns: string, details: string): ThingKind => ({
  nouns: new Set(words(nouns)),
  details: lines(details),
})

export const thingKinds: ThingKind[] = [
  kind(
    'door gate hatch trapdoor airlock entrance doorway lid shutter grille gates doors',
    `
    The paint round the handle is worn to the wood, but only on the inner side, where hands push to get out.
    Somebody has oiled the hinges within the week, and wiped the drips away with care.
    At knee height there are scratches, an even row, with a date beside the last.
    The frame is older than [object] by a hundred years and doesn't quite forgive the fit.
    A hair has been stuck across the crack with spit. It is unbroken, which means whoever is in there has not come out.
  `,
  ),
  kind(
    'chest box case crate trunk safe drawer drawers cabinet cupboard wardrobe bag satchel basket barrel sack pouch casket locker package parcel coffer suitcase briefcase jar urn',
    `
    [object] [object.has] a false bottom; one can tell by the knock, which comes back too soon.
    The lock is new and the wood is not, and the screws belong to neither.
    Inside, pressed into the lining, is the shape of something long that used to lie there.
    A tag hangs from it by one thread. Of the name only the last two letters are left.
    It has been packed by someone who expected never to unpack it: everything wrapped, nothing labelled.
  `,
  ),
  kind(
    'letter note book paper papers page map scroll diary journal document telegram file ledger newspaper message photograph photo poster chart books letters notes inscription writing sign card envelope parchment tablet screen manuscript report envelope rune runes carving',
    `
    In the margin someone has kept a tally in pencil, five strokes at a time, and stopped in the middle of a five.
    The folds are worn through. Whoever carried [object] took [object.them] out often and always in the same four movements.
    A thumb has covered the same word so many times that the word is nearly gone.
    Held slantwise, it shows the ghost of another page that was written on top of it, hard, by somebody in a temper.
    The date is wrong. Not mistaken: altered, by a careful person with a matching pen.
  `,
  ),
  kind(
    'lamp lantern light candle torch fire hearth beacon flame campfire fireplace lamps lights glow spark candles stove oven furnace',
    `
    The glow of it doesn't fall evenly; there is one side where the dark comes closer.
    It was lit not long ago, by the wax, or the soot, or the warmth: an hour, no more.
    Something has been burnt here besides what was meant to be. A corner of it is left, brown and curled.
    Every shadow it throws is where it should be, and then there is one to spare.
    It wavers when you breathe, as flames do, and once when you do not.
  `,
  ),
  kind(
    'machine engine console panel computer terminal radio generator pump clock watch mechanism device robot drone lever switch button wheel gear gears transmitter monitor camera phone telephone scanner clocks',
    `
    One part has been replaced with a spoon, and the spoon has been there long enough to wear in.
    It is running a touch fast. Somebody has set it so, with a scratch to mark the place.
    The maker's plate has been unscrewed; four small holes look back at you.
    There's a warmth to the casing on one side, as if it had only now been left alone.
    All of it is dusty but a single control, and that has a thumbprint on it in grease.
  `,
  ),
  kind(
    'sword knife dagger gun pistol rifle bow axe spear blade weapon staff hammer shield armor armour swords revolver arrow arrows',
    `
    There are initials near the grip, and a later hand has tried to turn them into other initials.
    It has been cleaned by somebody who loved the work and not the purpose.
    The balance is wrong by a finger's width; it was made for someone shorter.
    One side is bright and one side is not, as if it had spent years leaning against the same wall.
  `,
  ),
  kind(
    'coat cloak dress hat glove gloves boot boots shoe shoes scarf robe cloth curtain curtains blanket uniform banner flag tapestry rug carpet handkerchief ribbon sheet clothes mask costume veil',
    `
    A seam has been let out and taken in again. It has had at least two owners, and the second was afraid of being cold.
    Something small has been sewn into the hem; it slides away from your fingers, flat and round.
    The stain has been scrubbed from the front with great thoroughness. Nobody thought to do the lining.
    One thread has been pulled, on purpose, and tied off in a sailor's knot.
  `,
  ),
  kind(
    'ring necklace jewel gem crown coin coins amulet locket pendant brooch bracelet medallion crystal stone treasure gold silver pearl diamond medal badge key keys',
    `
    It is warm, and it has no business to be.
    Worn smooth on one edge: somebody has rubbed it with a thumb, day after day, for years.
    There is an inscription, too fine to read without tilting it. *Not yet*, it says.
    It's a copy, you would swear to it; a good one, made by somebody who had only a minute with the real thing.
    Along the inner curve runs a scratch, deep, such as comes of being pulled away in haste.
  `,
  ),
  kind(
    'table desk chair bed bench shelf shelves sofa couch throne altar counter stool bookcase pew mattress cot bookshelf furniture piano organ',
    `
    Somebody has cut a row of notches underneath, where only a child or a very patient adult would look.
    The dust shows a square where something stood until lately, and finger marks on either side of it.
    One leg has been propped with a folded card. On the card is half of an address.
    It has been moved; the marks on the floor say by how much, and how often.
  `,
  ),
  kind(
    'window glass mirror pane porthole lens telescope skylight windows mirrors',
    `
    A fingertip has written on it, long ago; a breath would bring the letters back.
    The view in it is a little behind the times. A bird goes by outside, and only then in the glass.
    There's a nick in the corner, such as a ring makes, or a pebble thrown to wake somebody.
    It has been cleaned from the outside only.
  `,
  ),
  kind(
    'wall floor ceiling ground stones brick bricks pillar column stairs staircase steps roof beam tile tiles floorboard floorboards walls arch statue sculpture monument fountain',
    `
    One part is newer than the rest. The mortar, or the paint, or the moss, has not had time to agree with its neighbours.
    Chalk marks run along it at the height of a hand carrying something heavy.
    It sounds hollow for a width of about two feet, then solid, then hollow again.
    A single nail has been driven in, bent over, and worn bright by whatever used to hang there.
  `,
  ),
  kind(
    'water river lake sea pool pond stream well ocean waves puddle canal creek tide',
    `
    The surface lies quite still, except in one spot, where it is being careful.
    Things have been let down into it on a cord; there is a groove in the edge where the cord ran.
    Your own face looks up with an expression you don't remember making.
    It has been higher. A line of silt says how high, and a second line, fresher, says how lately.
  `,
  ),
  kind(
    'tree trees flower flowers plant plants garden rose roses vine vines bush grass leaf leaves root roots mushroom mushrooms moss hedge crop field forest woods',
    `
    Something has been buried at the foot of it, and the soil put back by a tidy person in the dark.
    A strip of cloth is knotted round the stem, faded to no colour, tied in a hurry.
    It leans, all of it, away from the light and towards something else.
    The newest growth has been nipped off, cleanly, at the height of a person kneeling.
  `,
  ),
  kind(
    'dog cat horse bird wolf raven crow rat mouse snake owl bear fox goat sheep cow goose duck dragon beast creature animal horses birds hound mare spider fish monster',
    `
    It watches you with one eye and the rest of the world with the other.
    There is a mark on its neck where a collar has been, and the hair hasn't grown back yet.
    It looks past your shoulder, steadily, at a spot where nobody stands.
    It seems to come to a decision about you, and shows it only by sitting down.
  `,
  ),
  kind(
    'track tracks footprint footprints trail mark marks print prints path road scratch scratches stain trace symbol symbols drawing painting picture portrait',
    `
    They were made by someone carrying a weight on the left side, and in no hurry till just here.
    It begins well enough and then, halfway along, changes its mind.
    Whoever left this came back, stood for a while, and rubbed out part of it with a heel.
    It points nowhere in particular, until you crouch; from down there it points exactly.
  `,
  ),
  kind(
    'body corpse skeleton bones skull grave tomb coffin face hand hands eyes wounds',
    `
    Something is missing: a ring, by the pale band it has left.
    The arrangement is too neat. Someone was sorry, and tidied.
    A scrap of thread is caught there, blue, and nothing else within sight is blue.
  `,
  ),
]

export const otherDetails = lines(`
  One side of [object] is cleaner than the other, as if it had been turned to the wall until today.
  There's a number on [object.them], small, in a hand you have seen before and cannot place.
  Somebody has mended [object] once, and well, and with the wrong material.
  On the underside is a maker's sign: three dots and a curve, like a face that hasn't decided.
  [^object.they] [object.has] been here longer than the dust has, and left less of a mark than one would think.
  A smell of [~smell] clings to [object.them], though nothing nearby would account for that.
  Whatever [object] [object.was] meant for, [object.they] [object.has] been used for something else, repeatedly, and not by an expert.
`)

/** What a close look shows of a thing with this head noun; details of a kind speak of one thing, never of several. */
export const detailsOf = (head: string, isPlural: boolean): string[] =>
  (isPlural ? undefined : thingKinds.find(({ nouns }) => nouns.has(head.toLowerCase()))?.details) ??
  otherDetails
