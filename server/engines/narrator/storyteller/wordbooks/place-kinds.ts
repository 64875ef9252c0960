import type { Genre } from '#contract/genres.ts'
import { kind, type PlaceKind } from './place-kind.ts'
import { aboardKinds, houseKinds, roomOf, vesselKinds } from './room-kinds.ts'

export const placeKinds: PlaceKind[] = [
  kind(
    'in',
    'inside',
    'house room hall bedroom parlour parlor apartment flat cottage cabin hut mansion manor lodge home kitchen study nursery closet lobby corridor hallway passage chamber inn hotel tavern saloon pub café cafe restaurant diner bar club wardrobe pantry ballroom attic tent bathhouse elevator lift dollhouse wing quarters staffroom suite',
    'low table, narrow window, far door, cold hearth, coat hook',
    `
    The chairs in [place] have been put back in their places by somebody who did not know where their places were.
    There's a pale patch on the wall where a picture hung, and under it a nail bent by a hand in a hurry.
    Somebody has been sitting by the window; the cushion is still coming up.
    [^place] [place+smell] of soap, old paper and a supper that was not eaten.
    A clock has been stopped here and turned to the wall.
    On the table a cup stands upside down on its saucer, the way one leaves a message for people who know.
    Every board in [place] has its own note, and one walks across it as across an instrument.
    Three coats hang behind the door, all of a size, none of them dry.
  `,
  ),
  kind(
    'in',
    'inside',
    'chapel church cathedral temple shrine monastery abbey convent sanctum crypt tomb mausoleum pyramid altar',
    'stone altar, row of candles, carved screen, worn step, brass plate',
    `
    The quiet in [place] has been kept up for a very long time, like a garden.
    Light comes down through coloured glass and lies in pieces on the stone, and nobody treads on the red.
    One candle among the rows has been lit today. It isn't in the place where one lights them for the living or the lost, but between.
    The steps have been hollowed by knees, and by something dragged.
    A name has been chiselled out of the wall, with care, and the gap polished.
    Somewhere above in [place] a bell rope stirs as though it had just been let go.
    The carved faces along the screen all look one way, apart from the one that has been turned.
  `,
  ),
  kind(
    'in',
    'inside',
    'library school classroom museum gallery theatre theater archive bookshop observatory courtroom court laboratory lab academy university',
    'tall cabinet, reading desk, ladder, glass case, roll of plans',
    `
    Labels in [place] have been written by three generations, each of whom thought poorly of the one before.
    One glass case is empty, and its lock has been polished since.
    The dust lies even along the shelf as far as a gap the width of two fingers.
    Someone has left a light on over the farthest desk, and a chair pulled out, and a pencil broken in half.
    It's a place for people who look things up, and somebody has been looking up exactly what you came for.
    A ladder leans against the highest shelf; the highest shelf of all is bare.
    On the blackboard, or the slate, or whatever they use here for being wrong on, a sum has been begun and rubbed out with a sleeve.
  `,
  ),
  kind(
    'in',
    'inside',
    'hospital ward clinic infirmary sickroom sanatorium surgery asylum hospice morgue mortuary medbay sickbay',
    'iron bed, folding screen, medicine cabinet, enamel basin, chart on a hook',
    `
    The beds in [place] stand in two rows, feet to feet, like a dance that has been stopped.
    Somebody has turned down one corner of one blanket, very exactly.
    The folding screen has been put round nothing at all, and there's a chair inside it.
    Enamel is chipped on every basin but one.
    The charts hang each from its hook; on one of them the line goes off the paper, and has been carried on in chalk along the wall.
    It smells of carbolic in [place], and under that of violets, which nobody brings.
    The night light burns blue. It gives everyone a look of having been told.
    A trolley has been left where a trolley would never be left by a person who was coming back.
  `,
  ),
  kind(
    'in',
    'inside',
    'kitchen office shop store bakery workshop warehouse factory mill barn stable forge smithy bank garage station post restaurant greenhouse conservatory boathouse hangar studio casino market-hall armory armoury',
    'workbench, stack of crates, tool rack, ledger, swing door',
    `
    Everything in [place] has been put where a hand would fall on it, and the hand is gone.
    Tools hang on the wall in their painted outlines; one outline has nothing in it.
    Work has stopped in the middle: a thing half done, a tool laid down, a stool pushed back at an angle.
    The ledger lies open at a page with today's date, and all of today's entries are in somebody else's writing.
    There's a back way into [place], as there always is, and the bolt has been left a finger short.
    Somebody has swept, and swept very well, but only a path as wide as a barrow.
    Along one side stand crates marked for a town that you've never heard of, and they are all addressed to the same initial.
  `,
  ),
  kind(
    'in',
    'inside',
    'cellar basement vault cave cavern tunnel mine catacomb catacombs dungeon prison cell jail sewer sewers bunker crypt pit well shaft underworld burrow',
    'damp wall, iron ring, low arch, stub of candle, loose stone',
    `
    The ceiling of [place] is as low as a thought one would rather not have.
    Water finds its way down here by some road of its own, and counts as it comes.
    Marks have been cut into the wall in fives, and the last five has only three.
    Air moves in [place], faintly, from the side where there is said to be nothing.
    Sound behaves strangely; your own step arrives a little before you.
    Someone has wedged a stub of candle into a crack, and a second further in, and a third.
    The floor dips towards the middle, worn by people who always walked in the same direction.
  `,
  ),
  kind(
    'aboard',
    'inside',
    'ship boat vessel spaceship starship spacecraft shuttle train airship ferry liner yacht galleon frigate steamer freighter zeppelin submarine plane airplane engine-room bus car carriage wagon van cockpit bridge airlock brig cabin derelict lifeboat caravan sleigh capsule',
    'hatch, narrow bunk, brass rail, locker, row of dials',
    `
    Everything aboard is fastened to something, and has been for longer than the crew.
    [^place] [place+make] a noise, low and regular, which one stops hearing until it changes.
    A jacket sways on its hook, a little out of time with everything else.
    There's a list by the hatch, of names, ticked in two colours; one name has both.
    The narrow bunks have all been made up, and one of them has been slept on since.
    Somebody has scratched a course on the paint beside the rail, corrected it, and then scratched it out.
    In the lockers hang other people's good-luck charms, as far apart as charms can get.
  `,
  ),
  kind(
    'in',
    'outside',
    'city town village hamlet kingdom realm land country market marketplace square plaza quarter harbour harbor port bazaar district colony settlement neighborhood neighbourhood camp fair carnival circus yard courtyard empire',
    'public well, shuttered stall, notice board, stone step, cart',
    `
    In [place] everybody knows which shutters close at the sight of a stranger; three close now.
    The notice board carries one fresh paper among the old, and people read it by walking past twice.
    [^place] [place.has] two kinds of street, those that lead somewhere and those that tell you not to ask.
    A cart stands in the middle of the way with its shafts on the ground, as though the horse had merely lost interest.
    Children here are playing a game whose rules are, you realise after a while, what happened last week.
    There is a smell of bread, and a queue for it, and nobody in the queue is talking.
    Somebody has swept a doorstep, and then the street in front of it, and then, it seems, been unable to stop.
    At the corner an old man sits with a chair beside him kept empty by long custom.
  `,
  ),
  kind(
    'in',
    'outside',
    'valley forest wood woods jungle desert meadow swamp marsh bog canyon gorge ravine wilderness glade grove clearing thicket tundra heath moor oasis field plain plains prairie steppe hill hillside mountain cliff cliffs ridge summit peak crater glacier volcano savannah',
    'flat stone, leaning tree, animal track, ring of ashes, cairn',
    `
    The ground here remembers more feet than it shows.
    There is a great deal of sky over [place], and all of it seems to be paying attention.
    Somebody has stood at this spot, lately and for a long time; the grass hasn't got up again.
    Birds rise from the far side of [place], turn once, and come down where they were.
    A cairn of stones marks the way, or a grave, or a quarrel about the way.
    [^place] [place+lie] open to the weather and to whoever else is passing.
    A thread of cloth has caught on a thorn at the height of a running person's shoulder.
    Things grow aslant here, as if they'd all been told the same story about the wind.
  `,
  ),
  kind(
    'on',
    'outside',
    'island beach shore coast dock docks pier quay wharf lake river sea ocean pool fountain stream bay cove lagoon waterfall spring canal pond creek brook ford dam reservoir shallows rapids',
    'mooring post, upturned boat, tide line, coil of rope, flat rock',
    `
    The water goes out as if it had somewhere to be, and comes back having forgotten what for.
    An upturned boat lies above the tide line with a fresh plank in it and, under it, room for a person.
    What the last high water left is laid out along the edge in order of weight, like a shopkeeper's goods.
    Out past where it's safe to stand something breaks the surface, looks, and goes under.
    A rope runs from a post here straight down into the deep part. It's taut.
    Wet footprints come up out of the water, cross a few yards of stone, and dry up in the middle of a step.
    The light off the water gets in under people's hats and makes them look surprised.
  `,
  ),
  kind(
    'on',
    'outside',
    'road street lane alley path trail bridge stairs stairway staircase steps highway overpass crossroads crossing track pass causeway border frontier gate gates edge ledge promenade way',
    'milestone, low wall, wheel rut, handrail, scrap of rope',
    `
    The way here has been mended with whatever there was: a door, a tombstone, the lid of a crate.
    A milestone gives the distance in a measure nobody uses, to a place that has changed its name.
    Two sets of wheels have passed since the last rain, and the second took care to stay in the ruts of the first.
    One can see a good way back from here. One can be seen, too.
    Someone has scratched an arrow, low down, and someone else has scratched its opposite.
    A glove has been put on top of the wall, finger pointing, as people do with lost gloves; it points off the way.
    The edge has crumbled at one spot to just the width of a person who did not look.
  `,
  ),
  kind(
    'in',
    'inside',
    'tower fortress lighthouse castle palace keep citadel stronghold belfry watchtower',
    'narrow stair, arrow slit, iron ring, oak door, lamp bracket',
    `
    The walls of [place] are as thick as a bed is long, and keep the cold in as carefully as they keep people out.
    The stair goes round and round, so that one is always about to meet whoever is coming down.
    A draught comes through the slit in the wall, thin as a wire, with the noise of the whole outdoors in it.
    Somebody has worn a groove in the sill with an elbow, looking always the same way.
    There's a room in [place] that can be seen from outside and not, so far, from within.
    The lamp bracket has been moved, and moved back; the plaster keeps a note of it.
    Names are cut into the stone at every turning, and at each turning there are fewer.
  `,
  ),
  kind(
    'on',
    'outside',
    'roof rooftop balcony terrace deck battlement battlements wall walls platform spire',
    'parapet, narrow stair, rusted pole, loose tile, iron door',
    `
    From up here the roofs go away in every direction like a sea that has been told to stay.
    The wind has worked on the stones until they fit each other better than the builders meant.
    Somebody has kept watch up here: there's a crust, a rug, and a spot rubbed smooth by a chin.
    [^place] [place.has] more stairs than anybody needs, and some of them don't meet.
    A loose tile tells you where someone last put a foot that they hadn't meant to.
    The iron door is shut, and the rust on its handle has been broken by one hand, once, today.
    At this height voices from below arrive without their owners.
  `,
  ),
  kind(
    'in',
    'outside',
    'ruin ruins graveyard cemetery churchyard wasteland battlefield garden orchard park vineyard maze labyrinth farm ranch greenhouse hedge',
    'broken column, dry fountain, iron bench, gap in the wall, heap of stones',
    `
    Nothing in [place] is quite straight, and it is that, more than the quiet, which makes one walk slowly.
    Ivy has got hold of the oldest wall and is taking it away a stone at a time.
    Someone comes here. There is a path trodden in the grass that goes to one spot, and stops, and comes away.
    A bench has been turned to face a wall.
    What had been laid out with a ruler has since been left to its own ideas.
    The gap in the wall is just as wide as it was yesterday, but the stones are on the other side of it.
    A statue without a head holds out a hand in which somebody keeps putting fresh berries.
  `,
  ),
  kind(
    'on',
    'outside',
    'planet moon asteroid galaxy system world station orbit',
    'survey marker, scorched rock, antenna, supply crate, fuel drum',
    `
    The horizon is closer than a horizon should be, and curves away under your eye.
    Every shadow in [place] has an edge like cut tin.
    Someone has planted a marker and, beside it, a second one, to say that the first is wrong.
    Dust that has lain here since before there were names takes the print of your boot and keeps it.
    An antenna turns on its mast, listening to a part of the dark where there is supposed to be nothing.
    There's a supply crate half buried, stencilled with a date that has not come yet.
    The silence has no weather in it.
  `,
  ),
]

const byNoun = new Map(
  placeKinds.flatMap((entry) => entry.nouns.map((noun): [string, PlaceKind] => [noun, entry])).reverse(),
)

/** What a word of the ground means among the stars: a station there is a vessel. */
const amongStars: Record<string, string> = { station: 'starship', base: 'starship', outpost: 'starship' }

/** The kind of place a noun names, if it names one. */
export function placeKindOf(noun: string, genre?: Genre): PlaceKind | undefined {
  const name = noun.toLowerCase()
  return byNoun.get((genre === 'scifi' ? amongStars[name] : undefined) ?? name)
}

const elsewhere = { inside: placeKinds[0]!, outside: placeKinds[7]! }

const VESSEL =
  /\b(?:ship|boat|vessel|spaceship|starship|spacecraft|shuttle|airship|ferry|liner|yacht|galleon|frigate|steamer|freighter|zeppelin|submarine)$/i

/** Whether a place with this name is one that has a bridge and a hold. */
export const isVessel = (name: string, genre?: Genre) =>
  VESSEL.test(name) || (genre === 'scifi' && amongStars[name.toLowerCase().split(' ').at(-1)!] !== undefined)

/** Rooms that are in a ship as they are in a house, but furnished otherwise. */
const ROOM = /\b(?:room|chamber|corridor|hallway|passage|closet|quarters|cabin|lounge|bedroom|wing)$/i

/** Whether somebody in a vessel who says this means a room of hers. */
export const isRoomAboard = (name: string) =>
  ROOM.test(name) || roomOf(name, [...aboardKinds, ...vesselKinds]) !== undefined

interface Named {
  name: string
  genre: Genre
  /** In a vessel: the bridge is a room there. */
  isAboard?: boolean
}

/** The kind of place a name tells, by the whole of it or its last telling word. */
export function kindOfName({ name, genre, isAboard }: Named): PlaceKind | undefined {
  const room = roomOf(name, [...(isAboard ? aboardKinds : []), ...vesselKinds, ...houseKinds])
  if (room) return room
  if (isAboard && ROOM.test(name)) return placeKindOf('ship')
  return name
    .split(' ')
    .map((word) => placeKindOf(word, genre))
    .findLast((known) => known !== undefined)
}

/** Towns, markets and streets, where strangers go by. */
export function isPeopled(place: Named): boolean {
  const nouns = kindOfName(place)?.nouns ?? []
  return nouns.includes('town') || nouns.includes('street')
}

/** A kind for any place, by its name, else by whether it has a roof. */
export const placeKindFor = (place: Named & { isInside: boolean }): PlaceKind =>
  kindOfName(place) ??
  (place.isAboard ? placeKindOf('ship') : undefined) ??
  (place.isInside ? elsewhere.inside : elsewhere.outside)
