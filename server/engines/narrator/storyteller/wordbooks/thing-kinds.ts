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
    'door gate hatch trapdoor airlock entrance doorway lid shutter grille portal lock latch hinge exit',
    `
    The paint round the handle is worn to the wood, but only on the inner side, where hands push to get out.
    Somebody has oiled the hinges within the week, and wiped the drips away with care.
    At knee height there are scratches, an even row, with a date beside the last.
    The frame is older than [object] by a hundred years and doesn't quite forgive the fit.
    A hair has been stuck across the crack with spit. It is unbroken, which means that whoever is in there has not come out.
    There's a second keyhole, lower than the first, and it has been used more.
    Somebody has leaned there for a long time, listening; there's a shine on the wood at the height of an ear.
  `,
  ),
  kind(
    'chest box case crate trunk safe drawer cabinet cupboard wardrobe bag satchel basket barrel sack pouch casket locker package parcel coffer suitcase briefcase jar urn bin pocket backpack bottle vial phial bucket pot',
    `
    There's a false bottom; one can tell by the knock, which comes back too soon.
    The lock is new and the rest is not, and the screws belong to neither.
    Inside, pressed into the lining, is the shape of something long that used to lie there.
    A tag hangs from it by one thread. Of the name only the last two letters are left.
    Whoever packed it expected never to unpack it: everything wrapped, nothing labelled.
    It has been opened before, by somebody who knew to press here and here, and who left the prints of two fingers.
    The corner smells of [~smell], and nothing inside it does.
  `,
  ),
  kind(
    'letter note paper page map telegram newspaper photograph photo poster chart card envelope parchment message receipt ticket drawing sketch blueprint plan list contract deed postcard warrant',
    `
    In the margin someone has kept a tally in pencil, five strokes at a time, and stopped in the middle of a five.
    The folds are worn through; it has been taken out often, and always in the same four movements.
    A thumb has covered the same spot so many times that what was there is nearly gone.
    Held slantwise, it shows the ghost of another sheet that was written on top of it, hard, by somebody in a temper.
    The date is wrong. Not mistaken: altered, by a careful person with a matching pen.
    One corner has been torn away, neatly, along a crease, the way one tears off what one means to keep.
    It has been wet, and dried flat under something heavy, by somebody who wanted it legible and didn't care if it was handsome.
  `,
  ),
  kind(
    'book diary journal ledger file manuscript register tome scroll log logbook notebook bible spellbook volume dictionary almanac catalogue manual',
    `
    A leaf has been cut out so close to the spine that only its neighbour knows.
    It falls open by itself at a page near the end. That is where it has been held open, by an elbow or a cup, for many evenings.
    The early entries are long. The late ones are a line apiece, and the last is a dash.
    Two people have written in it, turn and turn about, and one of them has tried to be taken for the other.
    Something was pressed between the leaves, a flower or a key. It's gone, but there is its shape, in rust or in green.
    On the last page someone has worked a sum, several times, hoping for a different answer.
  `,
  ),
  kind(
    'inscription writing sign rune carving symbol plaque mark graffiti engraving glyph verse letters words text motto epitaph code cipher painting mural fresco',
    `
    It has been cut by two hands. The first was proud of it; the second only wanted to be understood.
    Most of it is what such things always say. One word has been left out, and the space for it kept clean.
    Somebody has gone over the end of it, deeper, so as to be sure.
    Read backwards it makes no sense at all; read from below, kneeling, as it was perhaps meant to be, it does.
    There's chalk still in the grooves. It's been copied, and not long since.
  `,
  ),
  kind(
    'lamp lantern light candle torch fire hearth beacon flame campfire fireplace glow spark stove oven furnace flashlight match chandelier',
    `
    The glow of it doesn't fall evenly; there is one side where the dark comes closer.
    Something has been burnt here besides what was meant to be. A corner of it is left, brown and curled.
    Every shadow it throws is where it should be, and then there is one to spare.
    It wavers when you breathe, as flames do, and once when you do not.
    Somebody has turned it so that it can be seen from a long way off, in just the one direction.
  `,
  ),
  kind(
    'machine engine console panel computer terminal radio generator pump clock watch mechanism device robot drone lever switch button wheel gear transmitter monitor camera phone telephone scanner instrument dial gauge reactor screen keyboard server valve control turbine motor relay',
    `
    One part has been replaced with a spoon, and the spoon has been there long enough to wear in.
    It is set a touch fast. Somebody has done that on purpose, with a scratch to mark the place.
    The maker's plate has been unscrewed; four small holes look back at you.
    There's a warmth to the casing on one side, as if it had only now been left alone.
    All of it is dusty but a single knob, and that has a thumbprint on it in grease.
    A wire goes into the back that doesn't belong to it, and out of sight, with no slack.
  `,
  ),
  kind(
    'sword knife dagger gun pistol rifle bow axe spear blade weapon staff hammer shield armor armour revolver arrow crowbar pickaxe shovel spade tool rope chain hook ladder wrench saw',
    `
    There are initials near the grip, and a later hand has tried to turn them into other initials.
    It has been cleaned by somebody who loved the work and not the purpose.
    The balance is wrong by a finger's width; it was made for someone shorter.
    One side is bright and one side is not, as if it had spent years leaning against the same wall.
    There's fresh earth in the one crevice where nobody remembers to wipe.
  `,
  ),
  kind(
    'coat cloak dress hat glove boot shoe scarf robe cloth curtain blanket uniform banner flag tapestry rug carpet handkerchief ribbon sheet mask costume veil jacket shirt sleeve collar suit bandana cape cap',
    `
    A seam has been let out and taken in again. It has had at least two owners, and the second was afraid of being cold.
    Something small has been sewn into the hem; it slides away from your fingers, flat and round.
    The stain has been scrubbed from the front with great thoroughness. Nobody thought to do the lining.
    One thread has been pulled, on purpose, and tied off in a sailor's knot.
    There's a name tape, and the name has been unpicked, stitch by stitch, by somebody who meant to leave no holes and left eleven.
  `,
  ),
  kind(
    'ring necklace jewel gem crown coin amulet locket pendant brooch bracelet medallion crystal stone treasure gold silver pearl diamond medal badge key orb relic idol statuette artifact talisman token thimble oath-stone',
    `
    It is warm, and it has no business to be.
    One edge is worn smooth: somebody has rubbed it with a thumb, day after day, for years.
    There is an inscription, too fine to read without tilting it. *Not yet*, it says.
    Either it's a copy, and a good one, or else you have been shown a copy all your life.
    Along the inner curve runs a scratch, deep, such as comes of being pulled away in haste.
    It's heavier at one end. There's something in it, or there's something that it wants to be near.
  `,
  ),
  kind(
    'table desk chair bed bench shelf sofa couch throne altar counter stool bookcase pew mattress cot bookshelf furniture piano organ workbench cradle hammock',
    `
    Somebody has cut a row of notches underneath, where only a child or a very patient adult would look.
    The dust shows a square where something stood until lately, and finger marks on either side of it.
    One foot has been propped with a folded card. On the card is half of an address.
    It has been moved; the marks on the floor say by how much, and how often.
    Someone has sat here facing the wrong way, long enough to wear a place.
  `,
  ),
  kind(
    'window glass mirror pane porthole lens telescope skylight',
    `
    A fingertip has written on it, long ago; a breath would bring the letters back.
    The view in it is a little behind the times. A bird goes by, and only then does it go by in the glass.
    There's a nick in the corner, such as a ring makes, or a pebble thrown to wake somebody.
    It has been cleaned from the far side only.
    A thread has been tied across the fastening, and it's been broken, and tied again by someone who tied a different knot.
  `,
  ),
  kind(
    'wall floor ceiling ground brick pillar column stair staircase step roof beam tile floorboard arch statue sculpture monument fountain bridge tower pedestal plinth cobble fence railing chimney',
    `
    One part is newer than the rest. It has not had time to agree with its neighbours.
    Chalk marks run along it at the height of a hand carrying something heavy.
    It sounds hollow for a width of about two feet, then solid, then hollow again.
    A single nail has been driven in, bent over, and worn bright by whatever used to hang there.
    There's a line of damp, quite level, and above it a second; someone has marked the higher with a date.
  `,
  ),
  kind(
    'water river lake sea pool pond stream well ocean wave puddle canal creek tide waterfall spring fountain swamp',
    `
    The surface lies quite still, except in one spot, where it is being careful.
    Things have been let down into it on a cord; there is a groove in the edge where the cord ran.
    Your own face looks up with an expression you don't remember making.
    It has been higher. A line of silt says how high, and a second line, fresher, says how lately.
    A button floats there. It's a good one, and somebody will have missed it.
  `,
  ),
  kind(
    'tree flower plant garden rose vine bush grass leaf root mushroom moss hedge crop field forest wood seed fruit thorn branch orchard',
    `
    Something has been buried at the foot of it, and the soil put back by a tidy person in the dark.
    A strip of cloth is knotted there, faded to no colour, tied in a hurry.
    It leans away from the light and towards something else.
    The newest growth has been nipped off, cleanly, at the height of a person kneeling.
    Nothing that lives on such things has touched it; there isn't a web, or a bite.
  `,
  ),
  kind(
    'dog cat horse bird wolf raven crow rat mouse snake owl bear fox goat sheep cow goose duck dragon beast creature animal hound mare spider fish monster mule parrot',
    `
    [^object.they] [object+watch] you with one eye and the rest of the world with the other.
    There's a mark at the neck where a collar has been, and it hasn't had time to grow over.
    [^object.they] [object+look] past your shoulder, steadily, at a spot where nobody stands.
    [^object.they] [object+seem] to come to a decision about you.
    There is a scrap of thread, red, caught in a place where no animal could have put it.
  `,
  ),
  kind(
    'track footprint trail print path road scratch stain trace pawprint hoofprint rut',
    `
    Whoever made [object.them] was carrying a weight on the left side, and in no hurry till just here.
    [^object.they] [object+begin] well enough and then, halfway along, [object+change] direction.
    Whoever left [object.them] came back, stood for a while, and rubbed out part with a heel.
    [^object.they] [object+point] nowhere in particular, until you crouch; from down there there's no doubt at all.
    Somebody has tried to walk in the same marks a second time, and has a longer stride.
  `,
  ),
  kind(
    'body corpse skeleton bone skull grave tomb coffin hand eye wound mummy sarcophagus remains',
    `
    Something is missing: a ring, by the pale band that was left.
    The arrangement is too neat. Someone was sorry, and tidied.
    A scrap of thread is caught there, blue, and nothing else within sight is blue.
    There's a flower, no older than this morning.
  `,
  ),
  kind(
    'call signal voice song noise sound hum music whisper cry echo melody tune static transmission message recording bell scream knock',
    `
    Under it there's a second one, fainter, a half-beat behind.
    It stops for breath in the same spot each time. So somebody has to breathe.
    You'd have said that it came from ahead. With one ear covered, you would say that it came from close by, and low.
    It isn't random. You tap it out with a finger, and your finger, by itself, goes on.
    Somebody else is listening as well. You can hear them keep still.
  `,
  ),
  kind(
    'sky moon sun star storm fog cloud rain snow wind dawn sunset horizon mountain hill valley cliff peak island desert planet asteroid view landscape city village town castle house building ruin ship boat derelict',
    `
    From here it has a shape that it doesn't have from anywhere else, and somebody has put a bench, or a flat stone, to see it from.
    One light shows, where there shouldn't be a light. It's there for as long as it takes to be sure.
    A line runs across it that isn't on any map. People have walked there, one behind another, for a great while.
    Part of it has changed since this morning. It takes you some time to see which, and then you can see nothing else.
    It looks nearer than it did. That may be the air.
  `,
  ),
  kind(
    'man woman guard stranger person crowd people villager soldier child boy girl face figure',
    `
    The shoes don't go with the coat. One of them was put on for somebody's benefit.
    There's ink on two fingers, and it's of a colour you've seen lately.
    What you'd taken for a smile is only how the face has been left.
    It's somebody who has stood like that before, and been told afterwards that it was well done.
  `,
  ),
]

/** Things of no kind we know, down to the weather and the truth: what is said must hold for anything. */
export const otherDetails = lines(`
  There is more to [object] than anyone has told you.
  Nobody else is looking at [object]; they're all looking, rather carefully, at something else.
  Whoever was here last paid attention to [object] as well. It's in how everything else has been left.
  You've seen the like before, and it takes you a moment to remember that you hadn't enjoyed it.
  It isn't quite what you would have drawn, if you'd been asked to draw it beforehand.
  What strikes you is how much trouble someone has gone to, so that [object] shouldn't strike anybody.
  The longer you give to [object] the less you'd like to explain [object.them] to a child.
`)

function kindOf(head: string): ThingKind | undefined {
  const noun = head.toLowerCase()
  const singular = noun.replace(/(?:es|s)$/, '')
  return thingKinds.find(
    ({ nouns }) => nouns.has(noun) || nouns.has(singular) || nouns.has(noun.replace(/s$/, '')),
  )
}

export const isKnownThing = (head: string): boolean => kindOf(head) !== undefined

/** What a close look shows of a thing with this head noun. */
export const detailsOf = (head: string): string[] => kindOf(head)?.details ?? otherDetails
