import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { isSubject } from '../language/hero-phrase.ts'
import type { Prohibition } from './scenario.ts'

const themes: [Prohibition, string][] = [
  [
    'villains',
    'villains?|bad guys?|baddies?|enem(?:y|ies)|antagonists?|evil|monsters?|foes?|conflict|danger',
  ],
  [
    'scary',
    'scary(?: stuff| things| bits| parts| monsters?)?|scares?|scariness|horror|spooky(?: stuff)?|frightening|jump ?scares?|creepy(?: stuff)?|fear|nightmares?|monsters?|ghosts?|darkness|danger|peril|suspense|jumpscares?',
  ],
  [
    'violence',
    'violence|violent|fight(?:s|ing)?|combat|battles?|blood ?shed|killing|hurting|weapons?|brutality|hitting',
  ],
  [
    'death',
    'death|dying|dies|killing|kill|deaths|dead people|dead bodies|corpses?|murders?|murder|one dies|body dies',
  ],
  [
    'romance',
    'romance|romantic(?: stuff)?|love(?: story| stories| triangles?| interests?)?|kiss(?:es|ing)?|flirt(?:ing)?|smut|sex',
  ],
  ['magic', 'magic|magical|supernatural(?: stuff)?|wizards?|spells?|fantasy'],
  ['blood', 'blood|gore|gory'],
  ['swearing', 'swear(?:ing| words)?|cursing|profanity|bad words|bad language|cussing'],
  ['sadness', 'sad(?:ness| ending| endings| stuff| parts)?|tragedy|crying|heartbreak|grief'],
  ['weapons', 'weapons?|guns?|swords?|knives'],
  [
    'animalsHarmed',
    'animals? (?:harmed|hurt|dying|dies|killed|death|cruelty|abuse)|animal (?:harm|death|cruelty|abuse)|harm to animals|dead (?:pets|animals|dogs?)|(?:dog|cat|pet|animal)s? dies?',
  ],
  ['war', 'wars?|soldiers?|military'],
  ['mystery', 'mystery|mysteries'],
]

const noLead = String.raw`(?:\bno|\bwithout(?: any)?|\bnot too|\bnot|\bnothing(?: too)?|\bnever(?: any)?|\bavoid(?: any)?|\bfree of|\bzero|\bisn't|\bdon'?t (?:want|like|include|add|use|have)(?: any)?|\bkeep out|\bleave out|\bskip(?: the)?|\bhold the|\bnone of the)`
const listPart = String.raw`(?:(?:[\w-]+ ?){1,3}(?:, ?(?:no |and |or )*|\/| and (?:no )?| or (?:no )?| nor |, ?))*`

const gentle =
  /\b(?:bedtime|for (?:my |a )?(?:\w+ )?(?:kids?|children|toddlers?|little (?:one|girl|boy)|daughter|son|(?:\w+|\d+)[- ]year[- ]olds?)|child[- ]friendly|kid[- ]friendly|family[- ]friendly|wholesome|co[sz]y|soothing|calming|gentle (?:story|tale)|low[- ]stakes|everyone is (?:nice|kind)|feel[- ]good)\b/i
const noHarm =
  /\b(?:no ?(?:one|body)) (?:dies|gets hurt|is hurt|gets killed|is killed|may die|should die|must die|gets harmed|has to die)\b/i

/** Themes that a scenario rules out, and the further words of 'no spiders'. */
export function prohibitionsIn(text: string): { prohibitions: Prohibition[]; forbiddenWords: string[] } {
  const found = new Set<Prohibition>()
  for (const [theme, words] of themes)
    if (
      new RegExp(`${noLead} ${listPart}(?:${words})\\b(?! of| in the| left)`, 'i').test(text) &&
      !isFactOf(text, words)
    )
      found.add(theme)
  if (noHarm.test(text)) found.add('death').add('violence')
  if (gentle.test(text)) found.add('scary')
  if (/\b(?:bedtime|toddlers?|(?:three|four|five|six|3|4|5|6)[- ]year[- ]olds?)\b/i.test(text))
    found.add('violence').add('death').add('blood')
  if (
    /\bpeaceful (?:story|tale)|\bno (?:bad|evil) (?:people|characters?|one)|\beveryone is (?:nice|kind|friendly)\b/i.test(
      text,
    )
  )
    found.add('villains')
  const forbiddenWords = [
    ...text.matchAll(
      /(?:^|[.!?;(]\s*|,\s*(?:but |and |please )?|\bplease,? )no ((?:[a-z-]+)(?:(?:, (?:no )?| or (?:no )?| and (?:no )?)[a-z-]+)*)(?: please| at all| whatsoever)?(?=\s*(?:[.!?;)]|$))/gi,
    ),
  ].flatMap(([, list]) => list!.toLowerCase().split(/, (?:no )?| or (?:no )?| and (?:no )?/))
  return {
    prohibitions: [...found],
    forbiddenWords: [...new Set(forbiddenWords)].filter(
      (word) => !/^(?:please|one|way|matter|more|longer|idea|doubt|time)$/.test(word),
    ),
  }
}

/** 'a town with no fear of the sea', 'a king without an enemy', 'where there is no magic left' are facts. */
const isFactOf = (text: string, words: string) => {
  const rest = text.replace(
    new RegExp(
      `\\b(?:has|have|had|with|is|there is|there was|knows?|feels?|shows?|holds?) (?:no|not|without) (?:${words})\\b(?! please| allowed|\\s*[.!)]*\\s*$)`,
      'gi',
    ),
    ' ',
  )
  return !new RegExp(`${noLead} ${listPart}(?:${words})\\b`, 'i').test(rest)
}

/** A sentence that lays down how the story is to be told. */
const rule =
  /^\W*(?:(?:no|without|nothing|please|keep it|make it|not too|nobody (?:dies|gets)|avoid|don't|do not|i don't want|style|tone|genre|rating|language|written|short|long|cozy|cosy|wholesome|happy ending)\b|(?:[a-z-]+,? ){1,3}please\W*$)(?!.*\b(?:i am|i must|i have|there is)\b)/i

/** 'No ship has come for a year', 'do not let anyone leave': of the story, and no rule for it. */
const isTold = (sentence: string): boolean => {
  const order = /^\W*(?:don['’]?t|do not) (\p{L}+)(?! it\b)/iu.exec(sentence)?.[1]
  if (order)
    return !/^(?:make|include|use|add|write|have|put|kill|hurt|end|be|want|mention|show|tell|describe|swear|scare|rush)$/i.test(
      order,
    )
  const tokens = parseSentence(sentence)
  return (
    /^\W*(?:no|nothing|nobody|without|short|long|written|language)\b/i.test(sentence) &&
    !/^\W*nobody (?:dies|gets)\b|\b(?:please|story)\b/i.test(sentence) &&
    tokens.some(isSubject) &&
    tokens.some(({ form }) => /^(?:VBZ|VBP|VBD|MD)$/.test(form))
  )
}

/** The story alone, without what it must not have. */
export const withoutRules = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !rule.test(sentence) || isTold(sentence))
    .map((sentence) =>
      sentence.replace(
        /[,(]\s*(?:but |and |please )*(?:with )?(?:no|without any|nothing|not too) (?:villains?|bad guys?|scary|violence|romance|magic|blood|death|fighting|swearing|gore|horror|monsters?|guns?|weapons?|sad)\b[^.!?]*/i,
        '',
      ),
    )
    .join(' ') || text
