import type { Person, Thing } from '../scene-facts.ts'

/** Words for who may be seen. */
export const personWords: Record<Person, string> = {
  traveller: `
    traveller, traveler, wanderer, stranger, ranger, cloaked figure, hooded figure, mapmaker, pilgrim,
    thief, rogue, elf, hunter, bard, messenger, assassin`,
  knight: `
    knight, paladin, warrior, soldier, guard, captain of the guard, swordsman, gladiator, centurion, viking,
    samurai, squire, sentinel`,
  wizard: 'wizard, witch, sorcerer, mage, sorceress, warlock, enchanter, druid, oracle, old keeper',
  detective: `
    detective, inspector, sleuth, investigator, private eye, spy, agent, reporter, journalist, insurer,
    gangster, constable, police officer`,
  astronaut: 'astronaut, spacesuit, cosmonaut, spacewalk, spacer, space suit, pressure suit',
  diver: 'diver, frogman, mermaid, merman, diving suit',
  cowboy: `
    cowboy, sheriff, outlaw, gunslinger, deputy, rancher, marshal, bandit, bounty hunter, cowgirl, drifter`,
  lady: `
    lady, princess, queen, duchess, countess, bride, noblewoman, governess, baroness, mistress, ballerina`,
  child: `
    child, boy, girl, kid, orphan, son, daughter, apprentice, urchin, children, little brother, little
    sister`,
  pirate: `
    pirate, captain, corsair, sailor, admiral, first mate, buccaneer, smuggler, quartermaster, fisherman`,
  explorer: `
    explorer, archaeologist, adventurer, guide, treasure hunter, professor, scavenger, survivor, botanist,
    hiker, prospector, scout, miner`,
  monk: `
    monk, priest, nun, cultist, hermit, acolyte, abbot, friar, ghost, spectre, phantom, prophet, robed
    figure`,
  robot: 'robot, android, droid, automaton, machine man, cyborg, golem, mech',
  woman: `
    woman, mother, sister, wife, she, girlfriend, grandmother, aunt, nurse, barmaid, widow, mrs, ms`,
  man: `
    man, father, brother, husband, he, boyfriend, grandfather, uncle, barkeep, innkeeper, bartender,
    doctor, mr, officer, engineer, pilot, clerk, merchant, shopkeeper, scientist`,
}

/** Words for what may be seen. */
export const thingWords: Record<Thing, string> = {
  boat: 'boat, rowboat, canoe, ferry, raft, punt, dinghy, skiff',
  book: 'book, tome, scroll, letter, map, journal, diary, manuscript',
  cat: 'cat, kitten, tomcat',
  crow: 'crow, raven, owl, bird, gull, hawk, eagle, vulture, seagull, falcon, rook',
  deer: 'deer, stag, elk, hart, antlers',
  dog: 'dog, hound, puppy, mutt, terrier',
  dragon: 'dragon, wyvern, drake, wyrm',
  fire: 'fire, campfire, bonfire, flame, hearth, blaze, ember',
  horse: 'horse, mare, stallion, pony, mount, steed, mule, rider, saddle, unicorn',
  lantern: 'lantern, torch, candle, flashlight, torchlight, light in hand',
  moon: 'moon, moonlight, full moon, moonlit',
  ship: 'ship, galleon, frigate, sail, schooner, vessel, steamer, longship',
  spaceship: `
    spaceship, starship, shuttle, spacecraft, cruiser, derelict, fighter, lander, pod, ufo, saucer`,
  sword: 'sword, blade, dagger, sabre, cutlass, rapier, longsword',
  wolf: 'wolf, wolves, werewolf, coyote, fox, beast',
}
