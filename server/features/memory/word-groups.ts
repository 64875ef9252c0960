import { searchTerms } from '#server/platform/search/search-terms.ts'

/**
 * Everyday words of stories that are asked for in each other's place, by fields of life and not by any story. They
 * only help to find a fact, and never stand in a prompt.
 */
const GROUPS = `
father dad papa parent sire stepfather / mother mum mom mama parent stepmother
parent family kin relative relation ancestor forefather bloodline / brother sibling twin sister
son boy child heir lad kid offspring / daughter girl child heiress lass kid offspring
baby infant newborn cradle child / uncle aunt nephew niece cousin relative kin family
grandfather grandmother grandparent granny ancestor elder
husband wife spouse married marry marriage wed wedding bride groom betrothed engaged fiance fiancee
widow widower dead husband wife bereaved / love lover beloved sweetheart romance affair mistress heart darling adore
friend companion ally comrade mate partner fellow trust
enemy foe rival opponent nemesis adversary hate hatred grudge feud
stranger foreigner outsider newcomer traveller unknown
king queen monarch ruler sovereign crown throne royal majesty reign / prince princess heir royal highness
lord lady noble nobleman noblewoman duke duchess count countess baron baroness earl knight aristocrat
priest monk nun friar abbot abbess bishop vicar cleric brother sister chaplain temple church monastery convent abbey
god goddess deity divine holy sacred spirit idol / pray prayer altar shrine temple chapel worship bless
doctor physician healer surgeon nurse medic apothecary herbalist
soldier guard sentry watch watchman warrior trooper sentinel garrison
captain skipper commander officer leader chief boss sergeant general
sailor mariner seaman crew boatman ferryman skipper navigator
thief burglar robber pickpocket bandit outlaw crook steal stole stolen theft rob
smuggler smuggle contraband illegal blackmarket / pirate corsair buccaneer raider
murderer killer assassin murder kill slay killed slain / spy informer informant agent mole secret
traitor betray betrayal treason double-cross informer
merchant trader shopkeeper seller pedlar vendor dealer salesman shop store market stall
smith blacksmith forge anvil metalworker hammer / baker bakery bread oven loaf / miller mill flour grain
farmer farm peasant field harvest crop plough barn / fisherman fisher fish angler net catch
hunter hunt trap trapper gamekeeper prey / carpenter joiner wood timber woodworker
tailor seamstress sew needle thread cloth dress / cook chef kitchen meal dish stew
innkeeper landlord landlady host inn tavern pub alehouse bar / servant maid butler footman housekeeper steward valet
teacher tutor master mentor schoolmaster professor school lesson taught teach
pupil student apprentice scholar learn learned / judge court trial law justice magistrate verdict sentence
lawyer attorney solicitor advocate / prisoner captive jail prison dungeon cell gaol imprisoned locked captured
witch wizard sorcerer mage sorceress warlock magician magic spell enchantment enchanted
fortune-teller seer prophet oracle prophecy foretell foretold predict prediction omen
singer song sing musician bard minstrel tune melody music ballad
fiddle violin harp lute flute piano instrument music play / dance dancer ball waltz
actor actress theatre stage play / painter paint picture portrait artist canvas / poet poem verse rhyme
writer author book novel write wrote / clerk scribe secretary record ledger register
mayor council governor official alderman / orphan foundling abandoned adopted / beggar poor poverty pauper penniless
rich wealthy wealth fortune riches
money coin coins cash gold silver crown crowns shilling penny pounds dollars sum amount purse
debt owe owes owed borrow borrowed lend lent loan repay creditor sum
pay paid payment price cost fee toll charge wage wages salary / buy bought purchase sell sold bargain auction
gamble gambling card cards dice bet wager game stake / gift present given gave token keepsake
reward prize bounty ransom / treasure hoard riches gold jewels loot / bank vault safe strongbox strongroom treasury
lock key unlock open padlock keyhole bolt / code combination number numbers digits cipher password passphrase
password word phrase countersign signal secret / secret hidden conceal hide hid hiding confess confession private
promise swear swore sworn oath vow pledge word / bargain deal agreement pact contract treaty terms
lie lied liar false deceive deception cheat pretend / truth true honest honesty reveal
rumour gossip whisper hearsay / name called call named known title nickname surname alias
real identity disguise disguised mask false / born birth birthplace native home origin hometown birthday
age old years young
home house lives live dwell dwelling residence address lodge lodging cottage apartment room stays
village town city hamlet settlement place / street road lane alley avenue path way route
bridge crossing ford ferry cross river stream brook water / river stream brook creek current bank water
sea ocean coast shore beach tide wave waves / lake pond pool lagoon / island isle islet
harbour port dock quay pier jetty wharf anchorage / ship boat vessel sail sails sailing craft ferry barge schooner
cart wagon carriage coach waggon / horse mare stallion pony steed saddle ride rider
mountain hill peak summit ridge cliff slope / cave cavern grotto tunnel mine underground
forest wood woods grove trees / tree oak willow pine elm birch ash / garden orchard flowers rose flower plant bloom
field meadow pasture / desert sand dune / well fountain spring / castle fortress fort stronghold keep citadel palace
tower turret spire steeple belfry / wall fence gate rampart / gate door entrance doorway threshold way portal
window glass pane / roof attic loft / cellar basement crypt vault / stairs staircase steps
floor floorboard plank board / room chamber hall parlour bedroom / bed mattress pillow sleep
chair seat bench throne / table desk / chest box trunk crate case casket coffer container
bag sack pouch purse satchel pocket / bottle flask vial jar jug phial container / cup mug goblet chalice glass
barrel cask keg / basket / shelf cupboard cabinet drawer wardrobe / fireplace hearth chimney fire
clock watch hour time timepiece / mirror reflection glass / lamp lantern candle light torch
light dark darkness bright glow shine / fire burn burned flame blaze burning arson / oil fuel wax wick
smoke ash soot / letter note message mail post wrote envelope written / map chart / book diary journal volume page
paper document deed will testament parchment scroll certificate / seal stamp wax signet
sign mark symbol emblem crest brand / flag banner / sword blade steel sabre weapon / knife dagger blade weapon
bow arrow archer / gun pistol rifle musket bullet shot / shield armour helmet / axe hatchet hammer tool
rope chain cord / ring jewel gem necklace brooch bracelet pendant amulet locket jewellery ornament
gold silver copper iron metal steel brass bronze / diamond ruby emerald pearl sapphire stone jewel gem
stone rock boulder / wood timber / cloak coat jacket mantle garment clothes clothing
dress gown skirt robe garment clothes / hat cap hood bonnet / boots shoes shoe boot / glove gloves
scarf shawl veil / colour color red blue green yellow white black grey / food eat eaten meal diet dish taste
bread cake pie pastry / meat beef pork mutton ham / apple pear plum cherry fruit berry berries / cheese milk butter
honey sugar sweet / salt pepper spice / drink wine beer ale cider brandy whisky rum / tea coffee
allergic allergy allergies cannot eat rash swell / favourite favorite prefers prefer likes like best beloved fond
hate dislike loathe detest despise cannot stand
fear fears afraid scared terrified frighten frightened dread terror phobia / anger angry rage fury furious
sad sorrow grief mourn weep cry tears / happy joy glad delight laugh / brave courage bold bravery / shy timid
proud pride / jealous envy jealousy / guilt guilty blame fault / regret sorry apology remorse
dream nightmare sleep dreams / remember memory forget forgotten forgot
hope wish want wants desire desires long longing dream goal / plan plans scheme intend intends plot
search seek seeks look looking find hunt quest / lost missing vanish vanished disappear disappeared gone
leave left depart departed departure went / arrive arrival come return returns returned / travel journey trip voyage
follow chase pursue pursued hunted / escape flee fled fugitive runaway ran
hide hiding hid bury buried conceal stash stashed cache / dig dug bury buried spade shovel
carry carries bring brought bear / wear wears wore worn clothes / break broke broken shatter shattered crack cracked
repair mend fix restore forge / build built construct made make / fight fought battle war combat duel
war battle siege army soldiers / wound wounded injury injured hurt scar cut / scar mark wound cheek
blind eye eyes sight see vision eyesight / deaf hear hearing ear ears / mute dumb voice speak speech tongue
lame limp leg cripple crutch walk / arm hand hands finger fingers thumb / head skull face brow
hair beard bald braid moustache / tooth teeth mouth jaw / neck throat / heart chest / back spine shoulder
tattoo birthmark mark skin / sick ill illness disease fever plague sickness ailing cough unwell health
medicine cure remedy antidote potion heal herb herbs treatment / poison poisoned venom toxic antidote
curse cursed hex jinx doom / die died death dead dies perish perished killed
grave tomb cemetery graveyard buried burial funeral coffin / ghost spirit phantom haunt haunted spectre apparition
dragon beast monster creature / dog hound puppy pup / cat kitten / wolf wolves / bear
bird raven crow owl hawk falcon eagle / pet animal beast creature dog cat / snake serpent viper / rat mouse mice
spider spiders / cow cattle bull ox herd / sheep lamb shepherd flock goat / bee bees hive honey
moon moonlight lunar / sun sunrise dawn sunset dusk / star stars constellation sky / night midnight evening dark
noon midday day / morning dawn sunrise / spring summer autumn winter season / snow ice frost frozen cold
rain storm thunder lightning flood / wind gale breeze / day week month year date
weekday monday tuesday wednesday thursday friday saturday sunday
midsummer solstice festival feast holiday fair celebration / north south east west compass direction
left right side / bell bells ring toll chime / train railway station engine / aunt uncle relative kin family
power ability gift talent skill able / weak weakness vulnerable vulnerability / strong strength
work job trade profession occupation living employed / own owns owner belong belongs property possess
inherit inheritance heir will legacy estate / join member guild order society club brotherhood / vote elect election
rule rules law forbidden forbid banned allowed prohibited / permit permission pass licence leave
language tongue speak speaks / read reading write illiterate letters / count number how many
ship captain crew sail / wreck shipwreck sank sunk drowned drown / ring finger / east west
doorkeeper porter gatekeeper / noise sound loud / smell scent odour perfume / touch cold
space planet orbit station starship spaceship / robot android machine computer / engine motor machine
crew pilot navigator / detective inspector police constable officer investigator sheriff / clue evidence proof trace
suspect alibi crime witness / ransom kidnap kidnapped hostage abducted / headquarters base camp hideout lair
meeting meet rendezvous appointment
`

let kindred: Map<string, Set<string>> | undefined

/** The stems that may be meant by this one: those that share a group with it, itself left out. */
export function kindredOf(stem: string): ReadonlySet<string> {
  kindred ??= readGroups()
  return kindred.get(stem) ?? NONE
}

const NONE: ReadonlySet<string> = new Set()

function readGroups(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const group of GROUPS.split(/[/\n]/)) {
    const stems = new Set(searchTerms(group).map(({ term }) => term))
    for (const stem of stems) found.set(stem, (found.get(stem) ?? new Set()).union(stems))
  }
  for (const [stem, stems] of found) stems.delete(stem)
  return found
}
