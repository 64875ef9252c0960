import type { Genre } from '#contract/genres.ts'
import type { Era } from '../scene-facts.ts'

/** Words that tell the age of a story's world. */
export const eraWords: Record<Era, string> = {
  old: `
    knight, kingdom, dragon, wizard, castle, sword, magic, medieval, viking, roman, legion, emperor, pharaoh, samurai,
    spell, goblin, elf, dwarf, abbot, crown, squire, longship, lute, oath, sorcerer, witch, queen, king, prince, princess,
    chieftain, shogun, rune, minstrel, catapult, crusade, galleon, pirate, cutlass, musketeer, arrow, druid, orc, shield,
    forge, tunic, chainmail, renaissance, troll, unicorn, moat, lord, peasant, halberd, elizabeth the first, at the court of, scribe, mapmaker, alchemist,
    gladiator, centurion, ancient greece, ancient rome, ancient egypt, inca, aztec, stone age, ice age, bronze age, mongol, dynasty, caliph`,
  steam: `
    victorian, gaslight, hansom, regency, telegraph, governess, steam, locomotive, airship, musket, top hat, waistcoat,
    1920, prohibition, jazz, speakeasy, gas lamp, steamship, typewriter, duke, duchess, countess, telegram, edwardian,
    baker street, steampunk, clockwork, workhouse, parasol, lieutenant, trench coat, tommy gun, gramophone`,
  west: `
    cowboy, saloon, outlaw, gunslinger, sheriff, posse, ranch, stagecoach, wild west, marshal, frontier, cattle drive,
    prairie, gold rush, bounty hunter, tumbleweed, six-shooter, deputy, homestead, wagon train, railroad, lasso`,
  modern: `
    phone, car, computer, internet, television, email, laptop, taxi, text message, app, camera, headlight, motel, fbi,
    cia, coffee shop, bus, elevator, tv, smartphone, helicopter, truck, supermarket, high school, college, apartment,
    airport, website, flat, office job, podcast, hacker, cctv, subway, influencer, barista, startup, roommate, van, fridge, insurance, radiator, bulb, fireman, tram, dentist,
    present day`,
  ruin: `
    apocalypse, wasteland, fallout, after the collapse, scavenger, raider, survivor, radiation, mutant, dead city,
    bunker, last human, after the end, the collapse, outbreak, infected, zombie, ration, gas mask, after the war`,
  future: `
    spaceship, starship, android, galaxy, orbit, planet, robot, alien, hologram, laser, cyberpunk, colony ship, survey ship,
    cryo, warp, derelict, space station, moonbase, mars, shuttle, airlock, astronaut, neon, cyborg, clone, terraforming,
    quantum, hyperspace, asteroid, megacity, spacer, nebula, space, drone, exoplanet, generation ship, ai, starfighter,
    moon robot, rover, implant, lander, lunar, viewport, bulkhead, reactor core`,
}

/** Age in which stories of a genre play, where it has one. */
export const genreEras: Partial<Record<Genre, Era>> = {
  fantasy: 'old',
  scifi: 'future',
  western: 'west',
  postapocalyptic: 'ruin',
  thriller: 'modern',
}
