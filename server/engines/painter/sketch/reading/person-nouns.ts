import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Person } from '../figures/cast-member.ts'
import { personWords } from '../lexicon/people-and-things.ts'
import { isFabulous } from './beast-names.ts'
import { childrenOf } from './told-trees.ts'
import { longestMatch, phrasesIn, singular } from '../word-finder.ts'

/** Nouns of people in WordNet that name nobody in a picture. */
const NOBODY =
  /^(?:one|rover|other|man-of-war|rest|first|last|monitor|star|speaker|reader|ruler|counter|double|cooler|self|stranger things|nobody|somebody|someone|anyone|everyone|everybody|anybody|devil|ghost|god|sole|ace|principal|character|eye|hand|head|face|body|case|baby|number|love|sweat|dear|leader|match|pilot light|ham|bore|silly|natural|fence|bay|cox|hooker|page|rib|second|model|captive|subject|crook|guide rope|pawn|knight errant|dummy|key|lead|star turn|prop|cast|party|satyr|primus|dragon|giant|matriarch|patriarch|audience|saint|angel|cherub|apostle|madonna|virgin|gargoyle|screw|ancestor|hero|heroine|rip|ward|puppet|marionette|doll|troll|ogre|demon|spirit|mannequin|scarecrow|effigy|snowman|waxwork|alien|monster|zombie|ghoul|sphinx|creature)$/

/** What a noun calls somebody, if it does. */
export function isPersonNoun(
  tokens: readonly Token[],
  at: number,
): { phrase: string; kind: Person } | undefined {
  const words = tokens.map(({ word }) => singular(word.toLowerCase()))
  // 'One gold eye, with its pupil like a dash.'
  if (words[at] === 'pupil' && words.includes('eye')) return undefined
  for (const from of [at - 2, at - 1, at].filter((i) => i >= 0)) {
    const match = longestMatch(words, from, phrasesIn(personWords))
    if (match && from + match.length - 1 === at) {
      const phrase = words.slice(from, at + 1).join(' ')
      return { phrase, kind: match.names[0]!.name }
    }
  }
  const { lemma } = tokens[at]!
  const word = singular(lemma.toLowerCase())
  const [first] = sensesOf(word, 'noun')
  if (first?.field !== 'noun.person' || isFabulous(word) || NOBODY.test(word)) return undefined
  const others = new Set(
    sensesOf(word, 'noun').map(({ field }, rank) => (rank < 3 ? field : field.replace('artifact', ''))),
  )
  // 'The wipers go', 'beside the diner'.
  if (others.has('noun.animal') || (/[eo]r$/.test(word) && others.has('noun.artifact'))) return undefined
  // 'The pumpkin coach was real', 'sharing a tart', 'keep your hood low': a word for things, too, is somebody only who does something.
  if (
    (sensesOf(word, 'noun').some(({ field }) => /^noun\.(?:artifact|food|plant|substance)$/.test(field)) ||
      sensesOf(word, 'adj').length > sensesOf(word, 'noun').length) &&
    !isActing(tokens, at)
  )
    return undefined
  // 'You walk your strider.'
  if (
    tokens[at]!.label === 'obj' &&
    /^(?:walk|ride|saddle|mount|rein|milk|shoe|graze)$/.test(tokens[tokens[at]!.head]!.lemma)
  )
    return undefined
  // 'The drill string jerks', where the verb is read as a noun.
  if (
    tokens[at]!.form === 'NNS' &&
    /^(?:NOUN|PROPN|VERB)$/.test(tokens[at - 1]?.tag ?? '') &&
    sensesOf(word, 'verb').length > 0
  )
    return undefined
  return {
    phrase: word,
    kind: YOUNG.test(word) ? 'child' : FEMALE.test(word) ? 'woman' : MALE.test(word) ? 'man' : 'someone',
  }
}

const isActing = (tokens: readonly Token[], at: number): boolean => {
  const { label, head } = tokens[at]!
  if (label !== 'nsubj') return false
  const { tag, label: role, lemma } = tokens[head]!
  return (tag === 'VERB' && role !== 'amod') || ALIVE.test(lemma)
}
/** What only somebody is. */
const ALIVE =
  /^(?:asleep|awake|alive|dead|drunk|silent|busy|tired|afraid|angry|happy|sad|barefoot|naked|hungry|ill|late|young|old|shy|proud|gone)$/

const FEMALE =
  /(?:woman|mistress|girl|wife|mother|sister|daughter|widow|queen|maid|niece|lady|actress|hostess|heiress|countess|goddess|governess|soprano|matron|granny|nun|dowager)$/

const MALE =
  /(?:man|men|boy|father|brother|uncle|king|lord|monk|bishop|priest|husband|nephew|baron|count|emperor|tenor|friar|blacksmith|squire)$/

const YOUNG =
  /^(?:granddaughter|grandson|grandchild|schoolboy|schoolgirl|pupil|toddler|infant|teenager|urchin|kid)$/

/** Whether a noun shows nobody: 'a marble boy', 'he has not yet called you child'. */
export const isNobodyHere = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(({ head, word }) => head === at && (CARVED.test(word) || SUIT.test(word))) ||
  isCalledSo(tokens, at)

/** The queen of spades. */
const SUIT = /^(?:spades|hearts|diamonds|clubs|swords|wands|cups|pentacles)$/i
const CARVED =
  /^(?:marble|stone|bronze|wooden|painted|clay|plaster|brass|iron|wax|paper|toy|tin|china|plastic|cardboard|snow|stuffed|carved|dead|calendar|poster|pin-up|cover|movie|film|opera|fairy-tale)$/i

const isCalledSo = (tokens: readonly Token[], at: number): boolean =>
  /^\p{Ll}+(?<!s|men|people|children)$/u.test(tokens[at]!.word) &&
  /^(?:obj|iobj|xcomp|ccomp|obl|nmod)$/.test(tokens[at]!.label) &&
  childrenOf(tokens, at).every(
    (i) => !/^(?:det|nmod:poss|nummod|amod|acl|flat|cc|conj)/.test(tokens[i]!.label),
  )
