import { isCreatureNoun, isGroupNoun } from '../language/being-nouns.ts'
import { isBeingName, isBeingPhrase } from './people/beings.ts'
import { type Entity, isFirstPerson } from './people/entity.ts'
import { caseOf, type Node } from './people/parsed-text.ts'
import { personOf } from './people/person-of.ts'
import { joined, type Phrase } from './people/phrase.ts'
import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import { isFirstName } from '../language/tagger.ts'
import { singularOf } from '../language/phrase-end.ts'
import { genderOf, isGivenName, isPersonWord, kindOfRole } from './roles.ts'
import type { Scenario } from './scenario.ts'

/** Whoever calls somebody that is the hero: 'Grandpa forgot where he parked'. */
const KIN = /^(?:grandma|grandpa|granny|gran|nana|mum|mom|mummy|mommy|dad|daddy|papa|mama)$/
/** Who is missing, dead or awaited is nobody to be played. */
const LOST =
  /^(?:missing|dead|murdered|killed|vanish|vanished|disappear|disappeared|die|gone|late|overdue|absent)$/
const COMING = /^(?:come|return|arrive|show|appear)$/
const NOBODY = /^(?:no|any|every|each|his|her|its|their)$/

/** Whom a premise in the third person is of: the first who does or is something, else the one whom it is a name for. */
export function actorOf(nodes: readonly Node[], phrases: readonly Phrase[]): Phrase | undefined {
  if (nodes.some((node) => isFirstPerson(node) && !isQuoted(node, nodes))) return undefined
  const isSomebody = (phrase: Phrase, { noun, name = '', head } = phrase) =>
    noun
      ? isBeingPhrase(phrase)
      : (head.label === 'root' && (isGivenName(name) || isFirstName(name.split(' ')[0]!))) ||
        isBeingName(
          name,
          phrases.filter((each) => each.name === name),
        )
  const somebody = phrases.filter(
    (phrase) =>
      !NOBODY.test(phrase.determiner ?? '') &&
      !phrase.isOwner &&
      !isDeadAlready(phrase, nodes) &&
      !(phrase.noun && !phrase.determiner && KIN.test(phrase.noun.plain)) &&
      isSomebody(phrase),
  )
  if (somebody.some((phrase) => isOneOfTwo(phrase, phrases, nodes))) return undefined
  const acting = somebody.filter((phrase) => isTelling(phrase, nodes[phrase.words.at(-1)!.at + 1]))
  // 'Private detective Lou Dutch, two weeks sober. A widow hires him': who stands alone before all that is told.
  const lead = acting[0] && somebody.find((phrase) => isLead(phrase, acting[0]!.head.sentence, nodes))
  if (lead) return lead
  const one = acting.find(({ noun, isPlural }) => !isPlural && !(noun && isGroupNoun(noun.plain)))
  // 'The orchestra has no conductor, so the cleaning lady goes up.'
  if (acting[0]) return isGroupNoun(acting[0].noun?.plain ?? '') ? one : acting[0]
  // 'A vampire dentist', 'detective but he's a moth'; 'a ship wakes its gardener, Tomas'.
  return (
    somebody.find(isAlone) ?? somebody.find((phrase) => phrase.name !== undefined && isApposedAlone(phrase))
  )
}

/** One with whose name a sentence without a verb begins, before somebody does something. */
const isLead = ({ head, name, isPlural, words }: Phrase, later: number, nodes: readonly Node[]): boolean => {
  const own = nodes.filter(({ sentence }) => sentence === head.sentence)
  const isBare = !own.some(({ form }) => /^(?:VBZ|VBP|VBD|MD)$/.test(form))
  return name !== undefined && !isPlural && head.sentence < later && own[0] === words[0] && isBare
}

/** 'Colonel Prior, his wife and the cook. The colonel is dead': not he. */
const isDeadAlready = ({ words }: Phrase, nodes: readonly Node[]): boolean =>
  nodes.some(
    ({ plain, label, head }) =>
      label.startsWith('nsubj') && head?.plain === 'dead' && words.some((word) => word.plain === plain),
  )

/** 'The slave Bomilcar and the general's daughter are hiding': neither of them alone. */
const isOneOfTwo = (
  { head, words, name }: Phrase,
  phrases: readonly Phrase[],
  nodes: readonly Node[],
): boolean => {
  const isNamedBoth = phrases.some(
    (each) => each.head.label === 'conj' && each.head.head === head && each.name,
  )
  if (name !== undefined && isNamedBoth && head.label.startsWith('nsubj')) return true
  const joint = head.children.find(({ plain, at }) => plain === 'and' && at < words[0]!.at)
  const before = joint && nodes[joint.at - 1]
  return head.label === 'nsubj' && before !== undefined && /^(?:NOUN|PROPN)$/.test(before.tag)
}

/** Not of 'her rabbit, Mr Buttons' or 'his wife and the cook, Bertie'. */
const isApposedAlone = ({ head }: Phrase): boolean =>
  head.label === 'appos' &&
  !head.head!.children.some(({ plain }) => /^(?:his|her|their|and)$/.test(plain)) &&
  !/^(?:appos|conj)$/.test(head.head!.label)

const isQuoted = ({ at }: Node, nodes: readonly Node[]): boolean =>
  nodes.slice(0, at).filter(({ word }) => /^["“”]$/.test(word)).length % 2 === 1

/** The subject of a clause of its own that says what somebody does or is. */
function isTelling({ head, isBeforeVerb }: Phrase, next: Node | undefined): boolean {
  // 'Inspector Nwosu is in Lagos', with the name taken for all of it.
  if (head.label === 'root' && next?.tag === 'AUX' && next.sentence === head.sentence) return true
  const verb = head.head
  // 'Lorcan Bay is a small seaside town'.
  if (verb?.tag === 'NOUN' && isKindOf(verb.lemma, 'geographical_area')) return false
  const isSubject =
    head.label.startsWith('nsubj') || (isBeforeVerb && !/^(?:obj|obl|nmod|conj)/.test(head.label))
  if (!isSubject || !verb || verb.label.startsWith('acl')) return false
  const isTold =
    (isBeforeVerb && verb.tag === 'NOUN') ||
    (verb.tag === 'VERB' &&
      // 'Maud Tranter stood in the rain', which the parse took for a participle.
      (/^VB[DPZ]?$/.test(verb.form) || (verb.form === 'VBN' && verb.label === 'root')) &&
      !verb.children.some(({ plain }) => plain === 'to')) ||
    verb.children.some(({ label }) => /^(?:aux|cop)/.test(label))
  const words = [verb, ...verb.children]
  const isAwaited = COMING.test(verb.lemma) && words.some(({ plain }) => /^(?:not|n['’]t|never)$/.test(plain))
  return (
    isTold &&
    !isAwaited &&
    !words.some(
      ({ label, lemma, plain }) =>
        label === 'expl' || (!/^(?:obl|conj)/.test(label) && (LOST.test(lemma) || LOST.test(plain))),
    )
  )
}

/** A person whom the words name and nothing else; a beast only where something more is told of it. */
function isAlone({ head, noun, name, isPlural, amount, words }: Phrase): boolean {
  if (head.label !== 'root' || head.sentence > 0 || (isPlural && !amount) || caseOf(head)) return false
  if (head.children.some(({ plain }) => /^(?:vs\.?|versus|and|or)$/.test(plain))) return false
  const word = singularOf((noun ?? words.at(-1)!).plain)
  const isMore = head.children.some(({ label }) => /^(?:acl|nmod$|conj|parataxis)/.test(label))
  return name !== undefined || isPersonWord(word) ? !isCreatureNoun(word) || isMore : isMore
}

/** The hero by all phrases that mean them. */
export function heroFrom(entity: Entity, isThirdPerson: boolean): Scenario['hero'] {
  const phrases = entity.phrases.filter(
    ({ possessive, head, name, determiner, noun }) =>
      !isFirstPerson(possessive) &&
      !(name !== undefined && !determiner && head.label === 'conj') &&
      noun?.plain !== 'one',
  )
  if (phrases.length === 0) return { aliases: [] }
  const { name: bare, role, gender, kind, amount } = personOf({ ...entity, phrases }, isThirdPerson)
  // 'Nurse Sigrid Dahl', 'Old Anselm'.
  const titled = phrases.find(
    ({ name: given, words: [first] }) =>
      given === bare && first!.isCapital && (!first!.isFirst || first!.isNextCapital),
  )
  const name = bare && titled ? joined(titled.words) : bare
  const own = phrases.find(
    ({ owner, noun }) => owner?.noun && !owner.possessive && noun && role?.endsWith(noun.plain),
  )
  const whole = own ? `${own.owner!.words.map(({ word }) => word).join(' ')}'s ${role}` : role
  const head = role?.split(' ').at(-1) ?? ''
  const parts = name?.includes(' ')
    ? name.split(' ').filter((part) => /^\p{Lu}\p{L}{2}/u.test(part) && !isPersonWord(part.toLowerCase()))
    : []
  return {
    name,
    role: whole,
    amount,
    aliases: [...parts, ...(isThirdPerson && role ? new Set([role, head]) : [])],
    kind: kind === 'group' || amount ? 'group' : head ? kindOfRole(head, false) : 'person',
    gender: gender ?? genderOf(head, name),
  }
}
