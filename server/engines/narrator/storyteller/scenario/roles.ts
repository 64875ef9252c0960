import { genderOfFirstName } from '#server/ground/first-names/first-names.ts'
import { isAnimalNoun, isBeingNoun, isCreatureNoun, isGroupNoun } from '../language/being-nouns.ts'
import type { ScenarioPerson } from './scenario.ts'

const kin =
  'pa|ma|papa|mama|pop|gramps|auntie|godson|cellmate|opponent|contact|informant|handler|classmate|shipmate|crewmate|co-worker|coworker|tutor|godfather|flatmate|brother|sister|mother|father|mom|mum|mommy|dad|daddy|son|daughter|wife|husband|uncle|aunt|cousin|nephew|niece|grandmother|grandfather|grandma|grandpa|granny|gran|nana|twin|stepmother|stepfather|stepsister|stepbrother|mentor|friend|boss|partner|apprentice|master|neighbour|neighbor|roommate|fiancé|fiancée|fiance|fiancee|girlfriend|boyfriend|lover|ex|rival|enemy|nemesis|crew|deputy|client|teacher|student|captain|colleague|assistant|bodyguard|butler|sidekick|companion|crush|sweetheart|love|betrothed|bride|groom|commander|family|parents|children|kids|clan|tribe|people|squad|team|gang|band|dog|cat|horse|mule|pony|parrot|robot|familiar|babysitter|grandson|granddaughter|godmother|employer|patron|killer|captor|accomplice|squire|nurse|maid|landlord|landlady|half-brother|half-sister'

const roleWords = (list: string) => new RegExp(`^(?:${list})(?:e?s)?$`, 'i')
const kinRole = roleWords(kin)
const male =
  /^(?:man|boy|brother|father|dad|daddy|son|husband|uncle|nephew|grandfather|grandpa|king|prince|lord|baron|duke|count|emperor|monk|priest|wizard|sorcerer|warlock|gentleman|cowboy|fisherman|ferryman|postman|mailman|salesman|nobleman|waiter|groom|boyfriend|fiancé|stepfather|stepbrother|grandson|bull|stag|rooster|widower|abbot|bishop|hangman|don|godfather|half-brother)$/i
const female =
  /^(?:woman|girl|sister|mother|mom|mum|mommy|daughter|wife|aunt|niece|grandmother|grandma|granny|gran|nana|queen|princess|lady|baroness|duchess|countess|empress|nun|priestess|witch|sorceress|waitress|actress|bride|girlfriend|fiancée|stepmother|stepsister|granddaughter|widow|shepherdess|ferrywoman|saleswoman|noblewoman|governess|seamstress|midwife|heroine|heiress|hen|cow|sow|abbess|landlady|goddess|mermaid|stewardess|godmother|half-sister|maid)$/i
const givenNames =
  /^(?:tom|john|jack|james|peter|paul|mark|luke|matthew|george|henry|william|will|bill|bob|robert|richard|dick|charles|charlie|edward|ed|thomas|david|dan|daniel|sam|samuel|joe|joseph|ben|benjamin|max|leo|oscar|arthur|albert|alfred|walter|frank|fred|harry|oliver|hugo|felix|anton|ivan|boris|igor|pavel|marco|luca|diego|pedro|juan|carlos|jose|miguel|ali|omar|hassan|ahmed|kenji|hiro|takeshi|lars|sven|erik|olaf|bjorn|ketil|gunnar|ragnar|elias|noah|ethan|liam|mike|michael|kevin|brian|steve|greg|gary|larry|jerry|tim|timmy|billy|bobby|tommy|jim|jimmy|danny|finn|silas|ezra|amos|eli|caleb|josiah|abel|cain|adam|simon|theo|victor|vincent|rafael|pablo|andre|pierre|jean|jacques|louis|otto|hans|karl|klaus|fritz|wolfgang|rupert|nigel|rick|ricky|dave|steven|ravi|raj|sanjay|arjun|kai|owen|evan|ian|kurt|stig|emre|osman|tobias|jeb|zeke|rufus|bruno|hector|tiago|matteo|giovanni|enzo|yusuf|ibrahim|samir|amir|chen|wei|jun|kaito|ren|mateo|jonas|nils|emil|jakob|mathias|rowan|percy|barnaby|jasper|miles|ned|gus|archie|alfie|otis|walt|manny|sal|tony|vinny|vinnie|lenny|benny|joey|frankie|eddie|freddie|teddy|andy|randy|marty|scott|jeff|josh|matt|chris|ryan|kyle|tyler|jason|aaron|sean|colin|neil|keith|derek|trevor|graham|hamish|angus|callum|duncan|rory|fergus|aldo|gino|mario|luigi|paolo|pietro|stefan|viktor|dmitri|yuri|anatoly|mehmet|kemal|rashid|tariq|kofi|kwame|dell|cyrus|basil|cedric|edmund|edgar|godric|alaric|aldous|roland|tristan|lancelot|merlin|gawain|dimitri|nikolai|sergei|mikhail|cole|wyatt|jesse|butch|clint|hank|buck|doc|orm|ulf|boone|marcus|lucius|julius|brutus|titus|quintus|mary|anna|anne|ann|annie|emma|emily|elsie|elsa|ella|alice|sarah|sara|kate|katie|katherine|catherine|jane|lucy|lily|rose|rosa|ruby|pearl|daisy|violet|ivy|hazel|olive|clara|claire|julia|julie|juliet|eva|eve|ada|ida|ines|inez|maria|lola|lottie|femke|petra|leilani|vivienne|nadia|marta|martha|margaret|maggie|meg|molly|polly|dolly|nora|nell|nellie|lena|lenore|laura|linda|lisa|liza|elizabeth|beth|betty|bess|charlotte|sophie|sophia|olivia|amelia|isabel|isabella|bella|mira|mia|maya|nina|natasha|olga|tatiana|irina|vera|sonia|sonya|ingrid|astrid|freya|sigrid|helga|greta|heidi|ursula|agnes|edith|ethel|mabel|maud|maude|gertrude|beatrice|bea|florence|grace|faith|hope|joy|ruth|rachel|rebecca|leah|esther|miriam|naomi|deborah|susan|susie|carol|carla|diana|helen|elena|ellen|eleanor|yuki|sakura|hana|keiko|mei|lin|priya|leila|layla|fatima|aisha|yasmin|zara|tamsin|gwen|guinevere|morgana|rowena|isolde|matilda|tilda|jo|joan|joanna|jill|nancy|peggy|wendy|dora|doris|elise|eliza|flora|iris|noor|amina|salma|ximena|lucia|sofia|camila|valentina|maja|ola|mimi|gigi|coco|lulu|kim|becky|debbie|cindy|sandy|tracy|stacy|brenda|sharon|karen|donna|paula|monica|veronica|teresa|angela|gina|rita|norma|gloria|ramona|inger|britta|annika|ilse|nan|kasia|zofia|anya|katya|tessa|tess|sally|sadie|josephine|ginny|georgia|kessa|winifred|penelope|penny|phoebe|chloe|zoe|abigail|abby|hannah|jenny|jennifer|jessica|amy|amanda|samantha|mama|cleopatra|lydia|livia|octavia|josie|wilhelmina|mina|pip|lou|alex|robin|kit|quinn|wren|remy|sasha|jamie|casey|riley|morgan)$/i

/** Whether a word says who somebody is: 'ferryman', 'sister', 'goose'. */
export const isRole = (head: string): boolean => kinRole.test(head.replace(/^ex-/, '')) || isBeingNoun(head)

/** Whether the word names a person, or several. */
export const isPersonWord = (head: string): boolean =>
  isRole(head) &&
  !isAnimalNoun(head) &&
  (!isCreatureNoun(head) ||
    /^(?:troll|ogre|giant|vampire|werewolf|ghost|spirit|demon|alien)s?$/.test(head)) &&
  !/^(?:love|ex|runner|champion|player)$/.test(head)

/** Whether the word says what somebody is to somebody else: 'brother', 'boss', 'dog'. */
export const isRelation = (head: string): boolean => kinRole.test(head)

/** By these nouns a boy or an actor can be meant, too; in a story it is the beast. */
const YOUNG_OF_BEASTS = /^(?:cub|pup|kitten|foal|fawn|hatchling|fledgling|piglet)$/i

export function kindOfRole(head: string, isPlural: boolean): ScenarioPerson['kind'] {
  if (isGroupNoun(head) || (isPlural && isRole(head))) return 'group'
  if ((isAnimalNoun(head) && !isCreatureNoun(head)) || YOUNG_OF_BEASTS.test(head)) return 'animal'
  return isCreatureNoun(head) ? 'creature' : 'person'
}

/** Whether the word, in any case, is a first name that is often given. */
export const isGivenName = (word: string): boolean =>
  givenNames.test(word) &&
  !/^(?:mark|bill|will|dick|max|frank|doc|buck|hank|jack|rose|ruby|pearl|daisy|violet|ivy|hazel|olive|grace|faith|hope|joy|may|june|april|dolly|penny|mama|ad|sue|orm|cain|noble)$/.test(
    word,
  )

export function genderOf(role: string | undefined, name: string | undefined): ScenarioPerson['gender'] {
  const last = role?.split(' ').at(-1) ?? ''
  // 'His daughters Folake and Simi'.
  const head = name !== undefined && !last.endsWith('ss') ? last.replace(/s$/, '') : last
  const words = role?.split(' ') ?? []
  if (male.test(head) || words.some((word) => /^(?:male|mr|herr|monsieur|signor|señor|sir)$/i.test(word)))
    return 'm'
  if (
    female.test(head) ||
    words.some((word) => /^(?:female|mrs|miss|ms|frau|madame|signora|señora)$/i.test(word))
  )
    return 'f'
  for (const word of name?.split(' ') ?? []) {
    if (isRole(word.toLowerCase()) && !male.test(word) && !female.test(word)) continue
    if (male.test(word) || MENS_TITLE.test(word)) return 'm'
    if (female.test(word) || WOMENS_TITLE.test(word)) return 'f'
    // What comes after a first name is a family's.
    return genderOfFirstName(word)
  }
  return undefined
}

const MENS_TITLE =
  /^(?:mr|mister|herr|monsieur|signor|señor|king|lord|sir|prince|baron|duke|count|brother|father|uncle)$/i
const WOMENS_TITLE =
  /^(?:mrs|miss|ms|frau|madame|signora|señora|queen|lady|princess|dame|sister|mother|aunt|madame|mama)$/i
