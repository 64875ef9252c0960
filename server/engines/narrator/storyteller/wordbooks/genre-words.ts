import type { Genre } from '#contract/genres.ts'
import { words } from './wordbook.ts'

/** Words that tell a genre at a glance; no word stands in two lists. Plurals count with their singular. */
export const genreWords: Record<Genre, string[]> = {
  fantasy: words(`
    dragon spell magic magical rune wizard witch enchanted enchantment enchant griffin ogre troll goblin elf kingdom castle knight squire sword
    throne crown realm wand raven rook ward curse quest sorcerer moonwater moonlit spellbook hedge giant oath banner herald prophecy fairy
    unicorn potion mage warlock dwarf foxfire amulet rookwood drawbridge oak wren shrine-stone changeling thorn everlamp witch-light moss siege`),
  scifi: words(`
    ship starship station orbit reactor airlock drone android robot computer hull galaxy planet colony colonist alien laser plasma signal
    scanner gravity spaceship spacecraft engine cargo crew pilot coolant circuit circuitry terminal telemetry shuttle cryo hydroponics moons satellite
    deck bulkhead docking beacon asteroid quarantine clone algorithm cyborg teleporter hologram oxygen pressure console coordinates intercom starlight crystal server`),
  mystery: words(`
    clue suspect alibi detective inspector witness evidence constable investigate investigation culprit motive theft stolen puzzle
    library telegram housekeeper butler solicitor conservatory handkerchief confession sleuth fingerprint ledger pawnbroker heirloom inheritance
    porter blotter visiting deduction mysterious monogrammed magnifying portrait sundial cabinet study notebook locked safe diary collar-stud drawer`),
  horror: words(`
    shadow dark darkness whisper cellar haunted ghost scream dread corpse-light churchyard nightmare cold rot mould attic sexton nursery doll
    rocking monster demon creak crypt coffin tomb breathing fen candle-fat shiver eerie damp flesh possessed medium yew hymn pale
    wallpaper patient fingernail tooth mirror caretaker pallor graveyard terror horror evil sinister cursed`),
  western: words(`
    horse saddle ranch rancher sheriff deputy cowboy cattle mesa desert dust-devil stagecoach stage railroad spur spurs rider canyon gulch
    prospector outlaw posse corral hitching livery stable mesquite sagebrush cottonwood coyote frontier bandit homestead creek trail lasso
    boardwalk tumbleweed bandanna saddlebag hoof hooves mare wagon drover territory baron telegraph harmonica rattlesnake gambler adobe ridge mine stampede`),
  postapocalyptic: words(`
    ruin ruins rust rusted scavenger salvage salvager ash wasteland bunker survivor survivors raider raiders scrap ration fallout radiation generator
    overpass tarpaulin canister flare convoy cistern collapsed pump mutant settlement tin wreckage apocalypse old-world
    geiger pylon grid scavenge scavenging dust gauge shopping bus buses seed crank toll-gate patched poison hazard mask plague-year tyre`),
  comedy: words(`
    duck goose custard bun cake pie silly ridiculous absurd joke clown laugh hat committee moustache pigeon trombone umbrella
    banana squeak squeaky kazoo marrow tea urn pantomime kettle costume embarrassing accidentally vicar biscuit
    oops polka raffle applause sandwich jam teatime megaphone clipboard laminated wobble wobbly hilarious clumsy bumbling wedding-cake tuba picnic`),
  historical: words(`
    king queen duke bishop court courtier guild monk abbey parchment quill lord lady cathedral mason apprentice coach carriage
    proclamation herring wool wharf printer press priory candle-tally empire emperor medieval renaissance revolution cobbles livery-coat
    tapestry inquisitor merchant sovereign treaty musket pilgrim vespers century psalter novice friar sergeant pamphlet inkhorn latin
    physician chancellor crier tallow envoy countess palace baroque tudor roman legion`),
  romance: words(`
    heart love kiss lover beloved wedding bride groom waltz ballroom dance rose roses blossom violet violets petal petals bouquet letter letters
    darling sweetheart blush engagement ribbon piano orchard embrace tender longing romance romantic admirer fiancé fiancée suitor passion
    perfume lavender violin glove moonlight valentine courtship yearning terrace lantern-lit promenade locket poem poetry serenade hand-in-hand newlyweds`),
  thriller: words(`
    agent spy conspiracy hacker assassin bomb terrorist phone camera surveillance passport code encrypted target mission border fugitive
    hostage deadline countdown escape chase pursuit siren handler courier ministry briefcase laptop keycard security password
    exit garage helicopter asphalt tracker earpiece footage leaked decoy undercover blackmail headlamps van lift monitor safehouse conductor intelligence classified operative`),
}

const byWord = new Map<string, Genre>()
for (const [genre, entries] of Object.entries(genreWords) as [Genre, string[]][])
  for (const entry of entries) byWord.set(entry, genre)

/** The genre a word tells of, if any; small letters. */
export const genreOfWord = (word: string): Genre | undefined =>
  byWord.get(word) ?? byWord.get(word.replace(/s$/, ''))
