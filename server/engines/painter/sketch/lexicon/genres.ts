import type { Genre } from '#contract/genres.ts'

/** Words that say what kind of story this is, where no genre mix does. */
export const genreWords: Record<Genre, string> = {
  fantasy: `
    magic, dragon, wizard, elf, kingdom, quest, sword, spell, dwarf, knight, castle, oath, fairy, goblin,
    prophecy, enchanted, realm, witch, sorcerer, mapmaker, rune, unicorn, troll`,
  scifi: `
    spaceship, planet, alien, robot, android, galaxy, starship, laser, orbit, outer space, space station, cyber, colony, ai,
    neon, hologram, derelict, warp, clone, astronaut, shuttle, survey ship, quantum`,
  mystery: `
    detective, clue, murder, mystery, vanished, case, inspector, suspect, alibi, investigate, witness,
    locked, sleuth, private eye, evidence, culprit, missing`,
  horror: `
    horror, haunted, ghost, vampire, zombie, demon, monster, nightmare, terror, asylum, possessed, werewolf,
    cursed, undead, ritual, scream`,
  western: `
    cowboy, sheriff, outlaw, saloon, frontier, ranch, gunslinger, desperado, cattle, posse, prairie,
    marshal, stagecoach, wild west, bounty`,
  postapocalyptic: `
    apocalypse, wasteland, survivor, fallout, ruined, collapse, radiation, scavenger, bunker, mutant,
    plague, raider, after the end, last human`,
  comedy: `
    funny, comedy, joke, ridiculous, silly, clown, prank, absurd, hilarious, goose, talking cat, pie,
    awkward, mishap`,
  historical: `
    emperor, century, roman, rome, viking, medieval, victorian, pharaoh, samurai, revolution, archaeologist,
    expedition, temple, renaissance, egypt, legion, lost city, ancient`,
  romance: `
    love, kiss, heart, romance, wedding, beloved, lover, ballroom, date, letter, embrace, blush, bouquet,
    valentine, sweetheart`,
  thriller: `
    spy, agent, conspiracy, assassin, bomb, hostage, chase, hacker, kidnapped, terrorist, heist, secret
    service, sniper, undercover, fugitive`,
}
