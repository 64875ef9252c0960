import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { capitalised } from '../language/letter-case.ts'
import { wordsOfIts } from '../language/lost-apostrophes.ts'
import { verbsOf } from '../language/verb-forms.ts'
import { parseText } from './people/parsed-text.ts'
import { isOnlyName } from '../language/tagger.ts'
import { auxiliaries } from '../language/word-classes.ts'
import { genderOfFirstName } from '#server/ground/first-names/first-names.ts'
import { isGivenName, isPersonWord, isRelation, isRole } from './roles.ts'

const CONTRACTED: Record<string, string> = Object.fromEntries(
  `
  im=I'm; ive=I've; dont=don't; doesnt=doesn't; didnt=didn't; cant=can't; isnt=isn't; arent=aren't;
  wasnt=wasn't; hasnt=hasn't; havent=haven't; couldnt=couldn't; wouldnt=wouldn't; shouldnt=shouldn't;
  theres=there's; thats=that's; shes=she's; hes=he's; youre=you're; theyre=they're; weve=we've; theyve=they've; wont=won't; werent=weren't; hadnt=hadn't; whos=who's; r=are; i=I; i'm=I'm; i've=I've;
  i'll=I'll; i'd=I'd
  `
    .split(';')
    .map((entry) => entry.trim().split('=')),
)

const DATES =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|halloween|easter)\b/g

/** Well-known places, as they are typed in small letters. */
const PLACES = new RegExp(
  String.raw`\b(?:(?:new|old|north|south|east|west|san|los|el|la|saint|st) )?(?:africa|alaska|america|amsterdam|antarctica|arizona|asia|athens|atlanta|atlantic|australia|austria|babylon|baghdad|bali|barcelona|bavaria|beijing|belfast|belgium|berlin|boston|brazil|britain|brooklyn|brussels|bucharest|budapest|buenos aires|cairo|california|canada|carthage|chicago|chile|copenhagen|cornwall|crete|cuba|dakota|delhi|denmark|detroit|dublin|edinburgh|egypt|england|essex|europe|finland|florence|florida|france|geneva|genoa|germany|glasgow|greece|greenland|hamburg|havana|hawaii|hollywood|hong kong|hungary|iceland|india|ireland|istanbul|italy|jakarta|japan|jersey|jerusalem|jupiter|kansas|kent|kentucky|kenya|korea|krakow|kyoto|lagos|lisbon|liverpool|london|louisiana|lyon|madrid|maine|manchester|manhattan|marrakesh|mars|marseille|melbourne|memphis|mexico(?: city)?|miami|milan|monaco|mongolia|montana|montreal|morocco|moscow|mumbai|munich|nairobi|naples|neptune|netherlands|nevada|nigeria|normandy|norway|ohio|orleans|osaka|oslo|oxford|paris|persia|peru|philadelphia|pluto|poland|pompeii|portugal|prague|rio|rome|russia|sahara|salem|santorini|saturn|scotland|seattle|seoul|serbia|shanghai|siberia|sicily|singapore|spain|sparta|stockholm|sweden|switzerland|sydney|tehran|texas|tibet|tokyo|toronto|transylvania|troy|turkey|tuscany|ukraine|utah|venice|vermont|vienna|vietnam|virginia|wales|warsaw|washington|york|zurich)\b`,
  'g',
)

/** Whether it is the name of a well-known town or country. */
export const isPlaceOnMaps = (name: string): boolean => name.toLowerCase().replace(PLACES, '') === ''

const TITLED =
  /\b(dr|doctor|nurse|officer|mr|mrs|ms|miss|madame|monsieur|madam|captain|professor|prof|sergeant|inspector|detective|king|queen|prince|princess|lord|lady|sir|sheriff|father|sister|brother|uncle|aunt|auntie|granny|old|count|baron|duke|colonel|general|mayor|commander|saint)(\.?) ([a-z][a-z'’-]{2,})\b/g
const CALLED =
  /\b((?:named|called|name is|name's|names are|[iI] am|[iI]'m|im|call me|nicknamed) )([a-z][\p{L}'’-]+)((?: and [a-z][\p{L}'’-]+)?)(?=[,.;!?]|$| (?:and|who|is|was|has|from|in|the|a|with|but|or|i)\b)/gu
/** 'The new owner, kyle, thinks'. */
const APPOSED = /\b(\p{Ll}+)(, )([a-z][\p{L}'’-]+)(?=,)/gu
const RELATED =
  /\b(\p{L}+)( )([a-z][\p{L}'’-]+)(?=[,.;!?]|$| (?:and|who|is|was|has|owes|wants|says|in|to|with|at|if|that|about|from|into|so|for)\b)/gu

/** 'Hamster Detective Noir': the capitals of a title name nobody. */
function withoutTitleCase(typed: string): string {
  const words = typed.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  const isSmall = (word: string) => /^(?:an?|the|of|in|on|at|and|or|to|for|with|by|from)$/i.test(word)
  const isTitle =
    words.length > 2 &&
    words.length < 9 &&
    words.every((word) => isSmall(word) || /^\p{Lu}\p{Ll}/u.test(word))
  if (!isTitle) return typed
  const isCommon = (word: string) =>
    !isGivenName(word) &&
    !isPlaceOnMaps(word) &&
    (isSmall(word) ||
      /^noir$/i.test(word) ||
      (['noun', 'adj', 'verb'] as const).some((each) => sensesOf(word, each).length > 0))
  const lowered = typed.replace(/\p{L}[\p{L}'’-]*/gu, (word) => (isCommon(word) ? word.toLowerCase() : word))
  return lowered.toLowerCase() === lowered ? capital(lowered) : typed
}

/** Small letters of a hurried hand made right: sentences, 'I', days, titles, names after 'called' and places begin with capitals. */
export function withCapitals(given: string): string {
  const typed = withoutTitleCase(given)
  const words = typed
    .replace(/(?<![\p{L}'’])[\p{L}'’]+(?![\p{L}'’])/gu, (word) =>
      Object.hasOwn(CONTRACTED, word.replace('’', "'").toLowerCase())
        ? CONTRACTED[word.replace('’', "'").toLowerCase()]!
        : word,
    )
    .replace(/\bits (?=(\p{L}+)(?: (\p{L}+))?)/giu, (its, next: string, later?: string) => {
      const [first = '', is] = wordsOfIts({ next: next.toLowerCase(), later: later?.toLowerCase() })
      return `${its[0]}${is ? "t's" : first.slice(1)} `
    })
    .replace(DATES, capital)
  const placed = words.replace(PLACES, (place) => place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()))
  const named = withTitles(placed).replace(
    CALLED,
    (whole: string, lead: string, name: string, second: string, at: number, text: string) =>
      FUNCTION.test(name) ||
      verbsOf(name).some(({ form }) => form === 'past') ||
      (/^(?:i am|i'm|im) $/i.test(lead) &&
        !isGivenName(name) &&
        !(isUnknown(name) && /^, (?:an?|the) |^ and i\b/i.test(text.slice(at + whole.length))))
        ? whole
        : `${lead}${capital(name)}${second.replace(/(?<=and )\p{L}/u, (letter) => letter.toUpperCase())}`,
  )
  const apposed = named.replace(APPOSED, (whole: string, role: string, comma: string, name: string) =>
    isPersonWord(role) && (isGivenName(name) || isUnknown(name)) ? role + comma + capital(name) : whole,
  )
  const bare = withBareNames(apposed)
  const told = NAMED.test(typed) ? bare : withNamesAfterRoles(bare)
  // A name that has its capital once has it everywhere.
  const known = new Set(
    [...told.matchAll(/(?<=\p{L}[,;]? )\p{Lu}\p{Ll}{2,}/gu)]
      .map(([name]) => name.toLowerCase())
      .filter((name) => isGivenName(name) || isUnknown(name)),
  )
  return told
    .replace(/\b[a-z]{3,}\b/g, (word) => (known.has(word) ? capital(word) : word))
    .replace(/(^\W*|[.!?]["')]? +)([a-z])/g, (_, lead: string, letter: string) => lead + letter.toUpperCase())
}

/** 'Marcus' means nothing else; 'jay is 17', 'sam and ruby have': who stands there alone and does or is something. */
const withBareNames = (text: string): string =>
  text
    .replace(/(?<![\p{L}'’-])[a-z]{3,}(?![\p{L}’-])/gu, (word) => (isOnlyName(word) ? capital(word) : word))
    .replace(
      /(?<=(?:^|[.!?,;:] |\b(?:and|but|because|when|while|that|so|if) )["“]?)([a-zA-Z][a-z]{2,})(?= (\p{L}+))/gmu,
      (word, _, next: string) =>
        isFirstNameOrThing(word.toLowerCase()) && isFinite(next.toLowerCase()) ? capital(word) : word,
    )
    .replace(
      /(?<!\b(?:the|my|your|his|her|our|their|an?) )\b[a-z]{3,}(?= and \p{Lu}\p{Ll})|(?<=\p{Lu}\p{Ll}+,? and )[a-z]{3,}/gu,
      (word) => (genderOfFirstName(word) !== undefined && !isRole(word) ? capital(word) : word),
    )
    .replace(/(?<=\bnames are )\p{L}+(?:, \p{L}+)*,? and \p{L}+/gu, (list) =>
      list.replace(/\p{L}+/gu, (word) => (word === 'and' ? word : capital(word))),
    )

/** A first name that is at most the word for one thing or beast, which would have an article: 'jay', and not 'hope'. */
const isFirstNameOrThing = (word: string): boolean =>
  (isGivenName(word) || genderOfFirstName(word) !== undefined) &&
  !FUNCTION.test(word) &&
  !isRelation(word) &&
  !isPersonWord(word) &&
  /^(?:noun\.(?:animal|artifact|plant|person|body|object)|)$/.test(sensesOf(word, 'noun')[0]?.field ?? '')

const isFinite = (word: string): boolean =>
  auxiliaries.has(word) || verbsOf(word).some(({ form }) => form === 's' || form === 'past')

/** Has a name by its capital. */
const NAMED = /[\p{L},] (?!I\b)\p{Lu}\p{Ll}/u

/** 'My sister tess' as 'my sister Tess', where nothing in the text is a name by its capital. */
function withNamesAfterRoles(text: string): string {
  const nodes = parseText(text)
  let told = text
  for (const [at, node] of nodes.entries()) {
    const before = nodes[at - 1]
    if (!before || before.tag !== 'NOUN' || !isRelation(before.plain) || before.sentence !== node.sentence)
      continue
    const isNoun =
      /^(?:NOUN|PROPN|X)$/.test(node.tag) && !(before.label === 'compound' && before.head === node)
    if (!isNoun || isRole(node.plain) || node.form === 'NNS' || before.form === 'NNS') continue
    told = told.slice(0, node.start) + capital(node.word) + told.slice(node.end)
  }
  return told
}

/** 'dr hale' as 'Dr Hale': a title and the name after it. */
export const withTitles = (text: string): string =>
  text
    .replace(RELATED, (whole: string, relation: string, space: string, name: string) =>
      isRelation(relation.toLowerCase()) &&
      !/^(?:rival|enemy|nemesis|killer|captor|love|people|kids|children|family|crew|team|ex)$/i.test(
        relation,
      ) &&
      (isGivenName(name) || (isUnknown(name) && !/^(?:dog|cat|horse)$/i.test(relation)))
        ? relation + space + capital(name)
        : whole,
    )
    .replace(/\bMister (?=(\p{L}+))/giu, (typed, next: string) =>
      FUNCTION.test(next) || next.length < 2 ? typed : 'Mr ',
    )
    // 'I serve queen Bramble'.
    .replace(
      /(?<!\b(?:my|our|your|his|her|their|the|an?|old|young|\p{L}+['’]s) )(?<=\p{Ll} )(king|queen|prince|princess|lord|lady|sir|baron|duke)(?= \p{Lu}\p{Ll})/gu,
      capital,
    )
    // A title of two words is one: 'Petty Officer Mako'.
    .replace(/\b(?:Petty|Chief|First|Second|Warrant|Flight|Chief Petty) Officer(?= \p{Lu})/gu, 'Officer')
    .replace(/(^|[.!?] )(?:the |my )?name(?:['’]s| is) (?=\p{Lu})/giu, '$1My name is ')
    .replace(TITLED, (whole: string, title: string, dot: string, name: string) =>
      FUNCTION.test(name) ||
      !(isGivenName(name) || isUnknown(name) || /^(?:dr|mr|mrs|ms|miss|prof)$/.test(title))
        ? whole
        : /^(?:old|saint)$/.test(title) && !isGivenName(name)
          ? whole
          : `${/^(?:old|father|sister|brother|uncle|aunt)$/.test(title) ? title : capital(title)}${dot} ${capital(name)}`,
    )

const capital = (word: string): string => capitalised(word)

const FUNCTION =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|a|an|the|and|or|but|who|whom|whose|that|which|with|from|for|of|in|on|at|to|by|into|near|out|up|down|off|my|your|his|her|our|their|is|are|was|were|has|have|had|will|would|can|could|shall|should|must|may|might|not|so|if|as|it|he|she|they|we|you|me|him|them|us|now|then|there|here|when|where|why|how|what|just|also|too|again|soon|ago|away|back|very|never|always|still|only|all|both|after|before|because|while|until)$/

/** A word that a sentence has in any case: a verb, a role, a small word. */
const isPlainWord = (word: string): boolean => FUNCTION.test(word) || verbsOf(word).length > 0 || isRole(word)

/** No verb, no role, no small word, and no usual ending of nouns and adjectives: most likely a name. */
const isUnknown = (word: string): boolean =>
  !isPlainWord(word) &&
  word !== 'noir' &&
  /^[a-z]{2,9}$/.test(word) &&
  !/(?:ing|ed|ly|tion|ness|less|ful|ous|able|al|ment|er|est|ic|ity|ish|ive|ship|s|t|d)$/.test(word)
