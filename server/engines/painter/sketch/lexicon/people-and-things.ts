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
    knight, paladin, captain of the guard, templar`,
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
    explorer, archaeologist, adventurer, treasure hunter, scavenger, survivor, prospector, geologist`,
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
  bird: 'crow, raven, bird, gull, hawk, eagle, vulture, seagull, falcon, rook, pigeon, jackdaw, magpie, dove, swallow, starling, tern',
  camel: 'camel, dromedary',
  car: 'car, sedan, taxi, police car, patrol car',
  cat: 'cat, kitten, tomcat',
  cow: 'cow, cattle, buffalo, bison, ox, bull, calf, longhorn, oxen, heifer',
  deer: 'deer, stag, elk, hart',
  dog: 'dog, hound, puppy, mutt, terrier',
  dragon: 'dragon, wyvern, drake, wyrm',
  elephant: 'elephant',
  fire: 'campfire, bonfire, fire',
  fox: 'fox, vixen, jackal, coyote',
  goat: 'goat, billy goat, nanny goat, kid goat',
  goose: 'goose, geese, duck, swan, heron, stork, crane bird',
  hen: 'hen, chicken, rooster, cockerel',
  horse: 'horse, mare, stallion, pony, steed, gelding, buckskin, pinto, palomino, chestnut mare',
  lighthouse: 'lighthouse, lighthouse beam',
  moon: 'moon, moonlight, full moon, moonlit, crescent moon',
  mule: 'mule, donkey, burro, ass',
  pig: 'pig, sow, hog, boar',
  pyramid: 'pyramid',
  sheep: 'sheep, lamb, ewe, ram',
  ship: 'galleon, frigate, ship, sailing ship, schooner, pirate ship, tall ship, brig, a sail',
  spaceship:
    'spaceship, starship, shuttle, spacecraft, derelict, lander, cruiser, freighter, survey ship, ship',
  temple: 'temple, ziggurat, stepped pyramid, pyramid',
  windmill: 'windmill, mill on the hill',
  wolf: 'wolf, wolves',
}

/** Ages that a thing belongs to, where it is not of all. */
export const thingEras: Partial<Record<Thing, readonly Era[]>> = {
  car: ['modern'],
  ship: ['old'],
  spaceship: ['future'],
  'phone-box': ['modern'],
  temple: ['old', 'steam', 'modern'],
  tractor: ['modern', 'ruin'],
  truck: ['modern', 'ruin'],
}
