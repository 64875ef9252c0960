import type { Thing } from '../all-things.ts'
import { ofFixtures } from '../fixtures/fixtures.ts'
import type { Person } from '../figures/cast-member.ts'
import type { Era } from '../scene-facts.ts'

/** Words for who may be seen. A word stands here only where the figure shows what it says. */
export const personWords: Record<Person, string> = {
  traveller: `
    traveller, traveler, wanderer, ranger, cloaked figure, hooded figure, pilgrim, thief, rogue, elf,
    hunter, bard, assassin, huntress, outcast`,
  knight: `
    knight, paladin, warrior, captain of the guard, swordsman, gladiator, centurion, squire, templar`,
  wizard: 'wizard, witch, sorcerer, mage, sorceress, warlock, enchanter, magician',
  detective: `
    detective, inspector, sleuth, investigator, private eye, spy, agent, reporter, journalist, gangster`,
  astronaut: 'astronaut, spacesuit, cosmonaut, spacewalk, spacer, space suit, pressure suit',
  diver: 'diver, frogman, diving suit',
  cowboy: `
    cowboy, sheriff, outlaw, gunslinger, deputy, rancher, marshal, bandit, bounty hunter, cowgirl, drifter, gambler`,
  lady: `
    lady, princess, queen, duchess, countess, bride, noblewoman, baroness, mistress of the house`,
  child: `
    child, boy, girl, kid, schoolboy, schoolgirl, orphan, little son, little daughter, urchin, children, little brother, little sister`,
  pirate: 'pirate, corsair, buccaneer, privateer, admiral',
  explorer: `
    explorer, archaeologist, adventurer, guide, treasure hunter, scavenger, survivor, botanist, hiker, prospector,
    scout, geologist`,
  monk: 'monk, novice, cultist, hermit, acolyte, abbot, friar, prophet, robed figure, druid',
  robot: 'robot, droid, automaton',
  goblin: 'goblin, hobgoblin, kobold, imp, gremlin',
  dwarf: 'dwarf, gnome, halfling, hobbit',
  woman: `
    woman, mother, sister, wife, girlfriend, grandmother, aunt, nurse, barmaid, widow, mrs, ms, waitress, daughter,
    landlady, neighbour woman, maid, housekeeper, old lady, old woman, stewardess, flight attendant, typesetter, seamstress, abbess, nun, women, matron, prompter woman, signora`,
  man: `
    man, father, brother, husband, boyfriend, grandfather, uncle, barkeep, innkeeper, bartender, doctor, mr, officer,
    engineer, pilot, clerk, merchant, shopkeeper, scientist, son, fisherman, blacksmith, waiter, porter, butler, sailor,
    captain, professor, baker, soldier, mechanic, ferryman, keeper, driver, sergeant, constable, policeman, conductor,
    lieutenant, priest, vicar, cook, smith, undertaker, miller, gardener, farmer, operator, landlord, bellboy, seller, old man,
    comte, marquis, duke, boatman, miner, men, guard, sentinel, bartender, bouncer, stoker, digger, prompter, judge, king, prince, headmaster, curator, foreman`,
  someone:
    'honeymoon couple, married couple, young couple, old couple, elderly couple, figure, someone, person, stranger, runner, smoker, passenger, shape in the doorway',
}

/** Words for what may be seen. A word stands here only where the drawing shows what it says. */
export const thingWords: Record<Thing, string> = {
  ...ofFixtures('words'),
  axe: 'axe, hatchet, woodaxe, tomahawk',
  balloon: 'balloon',
  basket: 'basket, hamper, wicker basket',
  bird: 'crow, raven, bird, gull, hawk, eagle, vulture, seagull, falcon, rook, pigeon, jackdaw, magpie, dove, swallow, starling, tern',
  book: 'book, comic book, paperback, notebook, ledger, prayer book, hymnal',
  bottle: 'bottle, flask, carafe, decanter',
  bow: 'bow, longbow, shortbow',
  bowl: 'bowl, plate, dish, saucer, basin of water',
  broom: 'broom, mop, besom, rake, hoe, pitchfork',
  camel: 'camel, dromedary',
  camera: 'camera, kodak',
  candle: 'candle',
  car: 'car, sedan, taxi, police car, patrol car',
  cat: 'cat, kitten, tomcat',
  cow: 'cow, cattle, buffalo, bison, ox, bull, calf, longhorn, oxen, heifer',
  crossbow: 'crossbow, arbalest',
  cup: 'cup, mug, teacup, goblet, tankard, wine glass, cup of coffee, mug of coffee',
  deer: 'deer, stag, elk, hart',
  dog: 'dog, hound, puppy, mutt, terrier',
  dragon: 'dragon, wyvern, drake, wyrm',
  elephant: 'elephant',
  fire: 'campfire, bonfire, fire',
  fishingrod: 'fishing rod, fishing pole',
  flag: 'flag, banner, pennant, standard',
  flashlight: 'flashlight, pocket torch, penlight',
  flowers: 'bouquet, bunch of flower, rose, tulip, posy, flower, lily, daisy, carnation',
  fox: 'fox, vixen, jackal, coyote',
  goat: 'goat, billy goat, nanny goat, kid goat',
  goose: 'goose, geese, duck, swan, heron, stork, crane bird',
  guitar: 'guitar, lute, banjo, mandolin, ukulele',
  hen: 'hen, chicken, rooster, cockerel',
  horse: 'horse, mare, stallion, pony, steed, gelding, buckskin, pinto, palomino, chestnut mare',
  jar: 'jar, jug, vase, pitcher, urn',
  key: 'key, bunch of key, ring of key',
  knife: 'knife, dagger, stiletto, penknife',
  lantern: 'lantern, lamp in hand, oil lamp, lamp',
  letter: 'letter, envelope, note, paper, sheet of paper, telegram',
  lighthouse: 'lighthouse, lighthouse beam',
  map: 'map, chart, atlas, sea chart, blueprint',
  moon: 'moon, moonlight, full moon, moonlit, crescent moon',
  mule: 'mule, donkey, burro, ass',
  phone: 'phone, smartphone, mobile, cell phone, handset',
  oar: 'oar, paddle, punt pole, boathook',
  pig: 'pig, sow, hog, boar',
  pistol: 'pistol, revolver, gun, handgun, six-shooter, colt, derringer',
  pyramid: 'pyramid',
  rifle: 'rifle, shotgun, musket, carbine',
  rope: 'rope, coil of rope, lasso, lariat',
  sheep: 'sheep, lamb, ewe, ram',
  ship: 'galleon, frigate, ship, sailing ship, schooner, pirate ship, tall ship, brig, a sail',
  spaceship:
    'spaceship, starship, shuttle, spacecraft, derelict, lander, cruiser, freighter, survey ship, ship',
  spade: 'spade, shovel',
  spear: 'spear, lance, pike, harpoon, goad',
  stick: 'walking stick, cane, staff, crutch, stick',
  suitcase: 'suitcase, bag, briefcase, satchel, valise, trunk, toolbox',
  sword: 'sword, blade, longsword, sabre, cutlass, rapier',
  temple: 'temple, ziggurat, stepped pyramid, pyramid',
  torch: 'torch, torchlight',
  tray: 'tray, platter',
  umbrella: 'umbrella, parasol',
  windmill: 'windmill, mill on the hill',
  wolf: 'wolf, wolves',
}

/** Ages that a thing belongs to, where it is not of all. */
export const thingEras: Partial<Record<Thing, readonly Era[]>> = {
  car: ['modern'],
  crossbow: ['old', 'ruin'],
  flashlight: ['modern', 'ruin', 'future'],
  phone: ['modern', 'future'],
  pistol: ['steam', 'west', 'modern', 'ruin'],
  rifle: ['steam', 'west', 'modern', 'ruin'],
  ship: ['old'],
  spaceship: ['future'],
  sword: ['old', 'steam'],
  torch: ['old', 'steam', 'west', 'ruin'],
  'phone-box': ['modern'],
  spear: ['old', 'west', 'ruin'],
  temple: ['old', 'steam', 'modern'],
  tractor: ['modern', 'ruin'],
  truck: ['modern', 'ruin'],
}
