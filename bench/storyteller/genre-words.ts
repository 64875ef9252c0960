import type { Genre } from '#contract/genres.ts'
const words = (text: string): string[] => text.trim().split(/\s+/)

/** Words that tell a genre at a glance; no word stands in two lists. Plurals count with their singular. */
const genreWords: Record<Genre, string[]> = {
  fantasy: words(`
    dragon spell magic magical rune wizard witch enchanted enchantment griffin ogre troll goblin elf
    fairy kingdom castle knight squire sword throne crown realm wand raven rook ward-stones quest
    sorcerer moonwater spellbook hedge-wizard giant oath herald prophecy unicorn potion mage warlock
    dwarf foxfire amulet rookwood drawbridge changeling thorn everlamp witch-light siege hedge
    standing-stones charcoal wren reeve oath-stones banner tabard hearth cloak parapet wolf wolves
    duchess briar thicket knucklebone feast magpie thimble awning enchant minstrel dungeon tavern-keeper
    beekeeper runestone ancient`),
  scifi: words(`
    starship orbit reactor airlock drone android robot computer hull galaxy planet colony colonist alien
    laser plasma signal scanner gravity spaceship spacecraft cargo crew coolant circuit circuitry
    telemetry shuttle cryo hydroponics moons satellite deck bulkhead docking beacon asteroid quarantine
    clone algorithm cyborg hologram oxygen console coordinates intercom starlight crystal server
    crawlway engineer relay capsule pod maintenance bay meteorite orbiting pressure recorder status
    terminal sample decompression nutrient catwalk cable survey magnetic wafer recycled tablet fuel
    welding machine helmet ventilator inventory suit archivist mechanic launch orbital`),
  mystery: words(`
    clue suspect alibi detective inspector evidence constable investigate investigation culprit motive
    theft telegram housekeeper butler solicitor conservatory handkerchief confession sleuth fingerprint
    pawnbroker heirloom inheritance blotter deduction monogrammed magnifying sundial diary collar-stud
    footprint unlabelled wallpapered parlour nephew library bookcase footman maid marmalade barometer
    teacup vicarage dumb-waiter linen witness witnesses gardener lawyer hairpin scissors railway
    boathouse chess pearls guest unsigned discreet organist servants dusting wreath ashtray portrait
    secret disappeared ledger`),
  horror: words(`
    haunted ghost scream dread churchyard nightmare mould attic sexton nursery doll rocking monster
    demon crypt coffin tomb fen possessed yew hymn fingernail caretaker pallor graveyard terror horror
    evil sinister cursed candle-fat wallpaper cellar whisper corpse-light tooth darkness undertaker
    séance matron tenant drain jars trapdoor choir pale lamplighter nurse wardrobe rotten rosary saucer
    giggle banister lodger suitcase fingertip whispering dreadful shiver haunting lantern-post`),
  western: words(`
    horse saddle ranch rancher sheriff deputy cowboy cattle mesa desert stagecoach railroad spur canyon
    gulch prospector outlaw posse corral hitching stable mesquite sagebrush cottonwood coyote frontier
    bandit homestead creek lasso boardwalk tumbleweed bandanna saddlebag hoof hooves mare drover baron
    telegraph harmonica rattlesnake adobe stampede rider wagon ridge windmill trough branding preacher
    dollar brand pasture folks railhead oats heat rode mule ranches settlers cowhand strongbox claim
    hawk fella quit poster cavalry timber sunup territory courthouse trestle saloon valley county`),
  postapocalyptic: words(`
    ruin rust rusted scavenger salvage salvager wasteland bunker survivor raider scrap ration fallout
    radiation generator overpass tarpaulin canister flare convoy cistern pump mutant wreckage apocalypse
    geiger pylon grid scavenge scavenging gauge bus buses seed hazard tyre ash flats salvaged crank
    static nettles dam handcarts carts settlement beans reel valve logbook crow gravel copper peaches
    bicycle wells fridge windscreen rationed scarecrow atlas listener barrel batteries skyline tin mask
    poison`),
  comedy: words(`
    duck goose geese custard bun pie silly ridiculous absurd joke clown committee moustache pigeon
    trombone umbrella banana squeak kazoo marrow urn pantomime kettle costume embarrassing accidentally
    vicar biscuit oops polka raffle applause sandwich jam teatime megaphone clipboard laminated wobble
    hilarious clumsy tuba picnic mayor ladder cupboard mothballs founder turnip bagpipe apologising
    whistle brass-band butter statue cheer cheered radiator gavel cardigan fork mobility scooter marrows
    streetlamp weathercock spotlight rubber feathers squeaky icing cricket cheese`),
  historical: words(`
    king queen duke bishop courtier guild monk abbey parchment quill cathedral mason apprentice
    proclamation herring wool wharf printer priory empire emperor medieval renaissance cobbles tapestry
    tapestries inquisitor merchant sovereign treaty musket pilgrim vespers psalter novice friar pamphlet
    inkhorn latin physician chancellor crier tallow envoy countess palace steward almoner granary
    carters ballad-seller pedlar prince princess ambassador galleys canon court saint corn painter wheat
    chained loaf shrine crane treadmill scaffold customs purse coach torches sergeant drums gown scarlet
    signet incense barges secretary dowager soldiers breastplate voyage shire candles`),
  romance: words(`
    heart love loved kiss lover beloved wedding bride groom waltz ballroom dance danced blossom violet
    petal bouquet darling sweetheart blush blushing blushes engagement ribbon piano embrace tender
    longing romance romantic admirer fiancé fiancée suitor passion perfume lavender violin moonlight
    valentine courtship terrace promenade locket poem poetry serenade newlyweds florist roses waltzes
    bandstand orchestra gramophone dance-card banns platform summers balustrade chandelier gilt couple
    quarrel carnations unsent candlelight schoolgirls quartet lakeside kissed sweet lovely pianist
    bookbinder milliner blossoms swifts lanterns`),
  thriller: words(`
    agent spy conspiracy hacker terrorist phone camera surveillance passport encrypted target border
    fugitive hostage deadline countdown pursuit siren handler courier ministry briefcase laptop keycard
    password garage helicopter asphalt tracker earpiece footage leaked decoy undercover blackmail
    headlamps monitor safehouse classified operative van text battery locker airport exits minister
    roadblocks sim security ferry timetable burner buzzes police journalist concierge locksmith
    stairwell vent parked delivery calendar banknotes commuters overalls sleeper carriages turnstile
    rooftop photograph exit`),
}

const byWord = new Map<string, Genre>()
for (const [genre, entries] of Object.entries(genreWords) as [Genre, string[]][])
  for (const entry of entries) byWord.set(entry, genre)

/** The genre a word tells of, if any; small letters. */
export const genreOfWord = (word: string): Genre | undefined =>
  byWord.get(word) ?? byWord.get(word.replace(/s$/, ''))
