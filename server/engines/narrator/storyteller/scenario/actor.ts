import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isCreatureNoun, isGroupNoun } from '../language/being-nouns.ts'
import type { Mention } from '../language/clause.ts'
import { kindOfPlace } from '../content/places.ts'
import { isPlaceOnMaps } from './typed-capitals.ts'
import { isPlaceNoun, kindOfNoun } from '../language/noun-kinds.ts'
import { phraseAt } from '../language/noun-phrase.ts'
import { singularOf } from '../language/phrase-end.ts'
import { verbsOf } from '../language/verb-forms.ts'
import type { Word } from '../language/words.ts'
import { isName } from './appositions.ts'
import { type Node, parseText } from './people/parsed-text.ts'
import { joined, type Phrase } from './people/phrase.ts'
import { phrasesOf } from './people/phrases.ts'
import { isGivenName, isPersonWord, isRole } from './roles.ts'
import { beginsWithName, isTopic } from './topic.ts'

/** 'Antarctic base, 11 crew', 'babysitting twins', 'elevator cult': company that is only named, and does nothing. */
const isCompany = ({ head, words: [first], amount, isPlural }: Phrase): boolean =>
  /^(?:root|conj|obj)$/.test(head.label) &&
  ((isGroupNoun(head.plain) && !isPlural) ||
    (isPlural && (amount ?? 0) > 4) ||
    first!.plain.endsWith('sitting'))

/** Whom a premise in the third person is of: the first somebody who does something. */
export function actorOf(text: string, words: Word[]): Mention | undefined {
  const nodes = parseText(text)
  const actor = whoActs(nodes, words)
  const last = actor?.text.toLowerCase().split(' ').at(-1)
  // 'A medieval inn, a tied-up goat': what else there is, and nobody who is played.
  const segments = text.toLowerCase().split(',')
  const at = segments.findIndex((segment) => segment.includes(last ?? text))
  const isListed =
    at > 0 &&
    !nodes.some(
      (node) =>
        isTold(node) &&
        segments
          .slice(0, at + 1)
          .join()
          .includes(node.plain),
    )
  if (isListed) return undefined
  const company = phrasesOf(nodes).find(({ words: own }) => own.at(-1)!.plain === last)
  return company && isCompany(company) ? undefined : actor
}

function whoActs(nodes: Node[], words: Word[]): Mention | undefined {
  const somebody = firstSomebody(words)
  // 'A lighthouse for ships that fly' is of no insect.
  const isVerb =
    somebody && !isName(somebody) && nodes.some(({ plain, tag }) => plain === somebody.head && tag === 'VERB')
  const found = isVerb ? undefined : somebody
  if (isTopic(words)) return heroOfTopic(words) ?? (found && isOne(found, words) ? found : undefined)
  const phrases = phrasesOf(nodes)
  const actor = phrases.find((phrase) => isActor(phrase))
  const isFound = ({ words: [first] }: Phrase) => found?.text.startsWith(first!.word) === true
  const own =
    phrases.find((phrase) => isFound(phrase) && phrase.head.label.startsWith('nsubj')) ??
    phrases.find(isFound)
  // 'The orchestra has no conductor, so the cleaning lady goes up.'
  if (found && !isName(found) && isGroupNoun(found.head) && actor && !own?.isPlural) return mentionOf(actor)
  if (found && !isName(found))
    return actor && own && actor.head.sentence < own.head.sentence ? mentionOf(actor) : found
  // 'The lighthouse keeper Bram has a wooden leg. A stranger named Ottilie rows ashore.'
  if (actor?.name && own && actor.head.sentence < own.head.sentence) return mentionOf(actor)
  // 'Sheriff May Tolliver' by her whole name, where the words had 'Sheriff'.
  if (own?.name && found && isTitled(own) && own.name.startsWith(`${found.text} `)) return mentionOf(own)
  if (found && !(own ? isSetting(own, nodes) : isInterjection(found, nodes))) return found
  return actor ? mentionOf(actor) : found
}

/** 'Sleepy dragon', and not 'ghost neighbours' or 'two cowboys one horse'. */
const isOne = (found: Mention, [first]: Word[]): boolean =>
  isName(found) || (singularOf(found.head) === found.head && !NUMBER.test(first!.plain))

const NUMBER = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)$/

/** 'Beekeeper in winter', 'the pirate cook': one person, before whatever else the topic names; a ghost in a lift is met there. */
function heroOfTopic(words: Word[]): Mention | undefined {
  const end = words.findIndex(
    ({ plain, kind }) => kind === 'mark' || /^(?:at|in|on|of|with|and|but|from)$/.test(plain),
  )
  const from = /^(?:an?|the)$/.test(words[0]!.plain) ? 1 : 0
  const lead = words.slice(from, end < 0 ? words.length : end).map(({ plain }) => plain)
  const head = lead.at(-1)
  if (!head || lead.length > 4 || !isPersonWord(head) || singularOf(head) !== head) return undefined
  if (end > 0 && isCreatureNoun(head)) return undefined
  return { text: lead.join(' '), head, determiner: from > 0 ? words[0]!.plain : undefined, adjectives: [] }
}

/** 'Florence, spring 1478.', 'Tundra, no sun until February.': a sentence that only says where. */
function isSetting({ head, words: [first] }: Phrase, nodes: Node[]): boolean {
  return (
    head.sentence === 0 &&
    first!.isFirst &&
    nodes.some(({ sentence }) => sentence > 0) &&
    !nodes.some((node) => node.sentence === 0 && isTold(node))
  )
}

const ERA =
  /^(?:the )?(?:stone|bronze|iron|ice|golden|space|jazz|middle|dark) ages?$|^(?:the )?(?:wild|old) west$/i

/** 'Lighthouse, no light', 'Stone age. First person ever to paint': a place or a time before a mark, and nobody. */
function isSettingAhead(words: Word[], end: number): boolean {
  const mark = words.findIndex(({ kind }, at) => kind === 'mark' && at >= end)
  const lead = words.slice(0, mark < 0 ? words.length : mark).map(({ plain }) => plain)
  const isPlace = (noun: string) =>
    isPlaceNoun(noun) ||
    kindOfNoun(noun) === 'building' ||
    kindOfPlace(noun) !== undefined ||
    isPlaceOnMaps(noun)
  return ERA.test(lead.join(' ')) || (lead.length < 4 && isPlace(lead.at(-1)!))
}

const isInterjection = ({ text }: Mention, nodes: Node[]): boolean =>
  nodes.some(
    ({ word, tag, isFirst }) => isFirst && tag === 'INTJ' && word.toLowerCase() === text.toLowerCase(),
  )

/** A verb that says what somebody does or is. */
const isTold = ({ tag, form, children }: Node): boolean =>
  (tag === 'VERB' && /^VB[DPZ]$/.test(form)) || children.some(({ label }) => /^(?:aux|cop)/.test(label))

const isTitled = ({ name }: Phrase): boolean => {
  const [title = ''] = name!.toLowerCase().split(/\.? /)
  return isPersonWord(title) || /^(?:mr|mrs|ms|miss|dr|prof|st)$/.test(title)
}

/** Somebody by a name with a title or by what they are, who is the subject of a clause. */
function isActor(phrase: Phrase): boolean {
  const { head, noun, name, determiner, possessive, isPlural } = phrase
  const verb = head.head
  if (!head.label.startsWith('nsubj') || !verb || !isTold(verb) || isAfterPreposition(phrase)) return false
  if (possessive || isPlural || phrase.isOwner || isLost(verb) || isAwaited(verb)) return false
  if (noun && !determiner && KIN.test(noun.plain)) return false
  // 'There is a clown in the attic': somebody the hero has to do with.
  if (verb.children.some(({ label }) => label === 'expl')) return false
  const isSaid = name !== undefined || determiner !== undefined || phrase.owner?.name === undefined
  if (noun) return isPersonWord(singularOf(noun.plain)) && isSaid
  return isTitled(phrase) ? name!.includes(' ') : isGivenName(name!.split(' ')[0]!)
}

/** 'Grandpa forgot where he parked': whoever calls somebody that is the hero. */
const KIN = /^(?:grandma|grandpa|granny|gran|nana|mum|mom|mummy|mommy|dad|daddy|papa|mama)$/

const isAfterPreposition = ({ words: [first], determiner }: Phrase): boolean =>
  (determiner ? first!.before?.before : first!.before)?.tag === 'ADP'

/** Who is missing or dead is nobody to be played. */
const isLost = ({ plain }: { plain: string }): boolean =>
  /^(?:missing|dead|murdered|killed|vanished|disappeared|died|gone|late|overdue|absent)$/.test(plain)

/** 'Did not come out': whoever is waited for. */
const isAwaited = ({ lemma, children }: Node): boolean =>
  COMING.test(lemma) && children.some(({ plain }) => /^(?:not|n['’]t|never)$/.test(plain))

const COMING = /^(?:come|return|arrive|show|appear)/

function mentionOf({ words, noun, name, determiner, owner, adjectives }: Phrase): Mention {
  const last = name?.split(' ').at(-1)?.toLowerCase()
  return {
    text: joined(words),
    head: noun ? singularOf(noun.plain) : last!,
    determiner,
    isProper: name !== undefined,
    owner: owner && { text: joined(owner.words), head: owner.words.at(-1)!.plain },
    adjectives,
  }
}

/** 'Dust storm', 'heist at sea': a common noun that begins the text, and nothing that a name does. */
const isOnlyCapital = ([first, second]: Word[]): boolean =>
  !isRole(first!.plain) &&
  second?.isCapital !== true &&
  sensesOf(first!.plain, 'noun').length > 0 &&
  !verbsOf(second?.plain ?? '').some(({ form }) => form === 's' || form === 'past')

/** By the words alone: the first somebody who stands as a subject. */
function firstSomebody(words: Word[]): Mention | undefined {
  for (let at = 0; at < words.length; at++) {
    const before = words[at - 1]
    if (
      before &&
      before.kind === 'word' &&
      !/^(?:when|while|where|then|and|as|after|how|that|just|only|if)$/.test(before.plain)
    )
      continue
    const phrase = phraseAt(words, at, { isSubject: true })
    if (!phrase || phrase.mention.pronoun || before?.plain === 'of') continue
    // 'Paris, 1923:' is where and when.
    const isDated = words[phrase.end]?.plain === ',' && /^\d{3,4}s?$/.test(words[phrase.end + 1]?.plain ?? '')
    if (isDated && !isRole(words[at]!.plain)) continue
    const { mention } = phrase
    const isGone =
      /^(?:is|was|are|has|have)$/.test(words[phrase.end]?.plain ?? '') &&
      words.slice(phrase.end, phrase.end + 4).some(isLost)
    const isOut =
      /^(?:did|has|does)$/.test(words[phrase.end]?.plain ?? '') &&
      /^(?:not|never)$/.test(words[phrase.end + 1]?.plain ?? '') &&
      COMING.test(words[phrase.end + 2]?.plain ?? '')
    // 'Murder at the convention', 'Cowboy and a mermaid': a capital that only begins it.
    const [first] = words
    const isOnlyFirst =
      at === 0 &&
      phrase.end === 1 &&
      !isGivenName(first!.text) &&
      (isRole(first!.plain) || verbsOf(first!.plain).length > 0) &&
      /^(?:at|and|in|on|of)$/.test(words[1]?.plain ?? '')
    if (isGone || isOut || isOnlyFirst) continue
    if (
      at === 0 &&
      isName(mention) &&
      !isGivenName(first!.text) &&
      (isSettingAhead(words, phrase.end) || isOnlyCapital(words))
    )
      continue
    if (!mention.determiner && KIN.test(mention.head.toLowerCase())) continue
    // 'Her skipper' is hers.
    if (/^(?:his|her|its|their)$/.test(mention.determiner ?? '')) continue
    // 'Dragons', 'Space pirates': a capital that only begins the topic.
    if (at === 0 && isName(mention) && isTopic(words) && !beginsWithName(words)) return undefined
    const isBody =
      isRole(mention.head.split(' ')[0]!) || (isName(mention) && !/^(?:In|At|On|The)$/.test(words[at]!.text))
    const isPlaceName = before !== undefined && /^(?:in|at|from)$/.test(before.plain)
    if (
      isBody &&
      !isPlaceName &&
      !/^(?:someone|somebody|everyone|everybody|nobody|people|anyone)$/.test(mention.head)
    )
      return mention
  }
  return undefined
}
