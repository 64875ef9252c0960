import { kindNamed } from './places.ts'

/** What is to be heard and smelt at a place of each family, as nouns: 'family: sounds | smells', each set apart by ';'. */
const table = `
house: a floorboard, overhead; a tap that drips, two rooms off | wood polish and cold ash; somebody's dinner, hours old
gathering: glasses, and somebody laughing too long; chairs being moved | candle wax and perfume; flowers that have stood a day
room: the wood of the floor, settling; somebody's steps, next door, and then none | dust and old paper; a lamp not long out
kitchen: something simmering, and a lid that lifts and falls; a spoon against a pan | onions and hot fat; bread, nearly done
restaurant: cutlery, and low talk that stops now and then; a pan hissing, out at the back | coffee and frying; something sweet, just out of the oven
inn: a barrel being rolled, below; laughter from the far table | spilt beer and woodsmoke; stew, and wet wool
shop: the bell over the door, still swinging; somebody counting under their breath | soap and cardboard; new leather
workshop: a hammer, and then a file; something heavy set down on a bench | oil and sawdust; hot metal
library: a page being turned, behind the shelves; somebody breathing through the nose | old paper and glue; leather, and a little mould
school: a whole class reciting, two doors off; chalk on a board, and running feet | chalk and floor polish; wet coats and pencil shavings
office: a drawer shut with care; two people whispering behind a door | stale coffee; warm dust and paper
theatre: ropes creaking, high up; somebody trying one line over and over | greasepaint and dust; old velvet
temple: one long note, from nowhere in particular; the shuffle of somebody on their knees | incense and cold stone; candles just put out
hospital: wheels on linoleum, and one that squeaks; somebody coughing behind a curtain | disinfectant; boiled linen
castle: a chain running over stone; a guard's boots, to and fro | cold stone and torch smoke; dogs and straw
jail: keys, a good way off; somebody tapping on a wall, in threes | damp stone; old straw and iron
lighthouse: the sea, working at the foot of the wall; the wind in the railing | lamp oil and salt; wet rope
ship: timbers working, and water along the hull; ropes slapping, overhead | tar and salt; wet rope and old bilge
starship: the pumps, and under them something out of step; a hatch, somewhere aft | warm plastic and metal; air that has been breathed before
laboratory: a fan, and glass ticking as it cools; something small scratching in a cage | ozone; something sharp, like vinegar
train: somebody walking, in the next carriage; a door sliding at the end of the carriage | hot brakes; oranges and wet coats
vehicle: the engine, and something loose underneath; gravel against the floor | warm rubber; old smoke in the seats
stop: a loudspeaker, too far off to follow; a train that does not stop | diesel and rain; hot pretzels
shore: gulls, and chains against a mast; the waves, drawing back over stones | weed and salt; fish and tar
street: a window being pulled down; wheels, and somebody calling a name | rain on dust; smoke and frying
village: a cock, and then a dog; somebody chopping wood | dung and woodsmoke; fresh hay
garden: bees, and shears at work behind the hedge; a gate that has not been shut | cut grass; wet earth and roses
forest: a branch breaking, off to one side; a bird that stops in the middle | resin and wet leaves; mushrooms
field: larks, and wind in the grass; a bell on some animal, far off | hay and warm earth; smoke, from a good way off
mountain: stones running down a slope, out of sight; the wind, over the edge | thyme; cold stone, and a little smoke
desert: sand, hissing along the ground; the wind, and in it something like a bell | hot stone; dust and old smoke
snow: the ice, cracking from one side to the other; snow sliding off something | nothing but cold; smoke, very thin
cave: drops, at long intervals, into deep water; something with wings, settling | wet stone; old smoke and bats
river: the water, talking over the stones; oars, out of sight | mud and mint; wet wood
sea: the swell, and a bell that must belong to a buoy; gulls, which means land | salt; rain, on its way
ruins: plaster, running down inside a wall; a loose sheet of metal, beating in the wind | wet plaster; rust and old fire
camp: a pot lid, and low talk; somebody snoring, and an animal shifting its feet | woodsmoke; wet canvas and beans
alien: a humming that comes out of the ground; something like singing, very high | struck matches; something like cinnamon
`

const sensesOf = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [family = '', sounds = '', smells = ''] = row.replaceAll("'", '’').split(/: | \| /)
      return [family, { sound: sounds.split('; '), smell: smells.split('; ') }]
    }),
)

/** What one hears or smells at a place of a family; undefined where the story knows none. */
export const sensedAt = (family: string | undefined, sense: 'sound' | 'smell'): string[] | undefined =>
  sensesOf.get(family ?? '')?.[sense]

/** Of a kind that only shares its family's neighbours: a plane among trains, a gym in a school. */
const UNLIKE =
  /\b(?:plane|airplane|aeroplane|jet|airliner|helicopter|flight|airship|zeppelin|balloon|ski lift|cable car|tram|bus|coach|minibus|stagecoach|wagon|sleigh|hotel|motel|hostel|club|nightclub|casino|museum|gallery|university|campus|observatory|court|courtroom|courthouse|bank|hall|parliament|gym|gymnasium|pool|playground|tent|igloo|caravan|trailer|bathroom|restroom|lift|elevator|sauna|arena|stadium|pitch|cemetery|graveyard|maze|quarry|battlefield|runway|airfield|bunker|vault|orphanage|morgue|submarine|kingdom|empire|country|planet|world|road|highway|farm|ranch|car park|junkyard)\b/
/** Whether what is told of its family holds of a place, by its own name and by what the premise names of that family. */
export const isTypical = (name: string, family = '', told: readonly string[] = []): boolean =>
  !UNLIKE.test(name.toLowerCase()) &&
  !told.some((word) => UNLIKE.test(word) && kindNamed(word)?.id === family)
