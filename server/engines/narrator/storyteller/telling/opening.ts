import { openingLines } from '../content/opening-lines.ts'
import { furnish, propsOf } from '../action/going/place-named.ts'
import { articled } from './phrases.ts'
import { isRole } from '../scenario/roles.ts'
import { capitalised, lowerFirst } from '../language/letter-case.ts'
import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import type { Scene } from '../action/scene.ts'
import { EITHER, type Entity, hasState, heroOf, hereOf, thingsHere } from '../world/world.ts'

/** Of a longer premise, the sentences that set the story going come before the others. */
const MOST_WORDS = 110
/** A premise of fewer words is told with its hour, or with what it leaves open. */
const TOPIC_WORDS = 9
/** A premise of fewer words is told with its place and those who are there. */
const FEW_WORDS = 22
/** Of a longer premise nothing more is told; of one in between no fixtures. */
const ROOM = 50
const FEWER = 36
const SETTING_OFF =
  /\b(?:must|need|needs|have to|has to|want|wants|until|before|but|today|tonight|this morning|now|suddenly|then|yesterday|last night|just)\b/i

/** Begins the story: what the premise says, all of it and to the hero, and nothing that it leaves open. */
export function tellOpening(scene: Scene): void {
  const { world, reply } = scene
  const here = hereOf(world)
  const hero = heroOf(world)
  const preposition = here.preposition ?? 'at'
  furnish(scene, here)
  const stated = world.facts.filter(({ key }) => key === 'stated').map(({ text }) => text)
  const text = stated.join(' ').toLowerCase()
  const isShort = count(stated) < FEW_WORDS
  const intro = hasState(hero, EITHER) ? undefined : introductionOf(hero, stated)
  const [first = '', ...rest] = fitting(stated).filter(
    (sentence) =>
      intro === undefined || sentence.replace(/\.$/, '').toLowerCase() !== hero.role?.toLowerCase(),
  )
  const placed = here.isUnnamed || here.isProper ? undefined : placedAt(first, here.name, preposition)
  const isToldHere = placed !== undefined || (/\byou\b/.test(text) && text.includes(here.name.toLowerCase()))
  const told = [placed ?? somebodyHere(first, rest, here.isUnnamed) ?? first, ...rest].filter(Boolean)
  // Who the hero is comes before what the hero does.
  const at = told.findIndex((sentence, place) => (place > 0 || !placed) && /\byour?\b/i.test(sentence))
  // 'A girl who can hear clocks think is hired': she is that girl, after all that is told of her.
  const place = intro === undefined ? undefined : placeOfIntroduction(hero, text)
  if (place === 'last')
    told.push(hero.isProper ? `You are ${hero.name}` : `You are that ${hero.role!.split(' ').at(-1)}`)
  else if (intro !== undefined && place === 'first') told.splice(Math.max(at, placed ? 1 : 0), 0, intro)
  for (const sentence of told) reply.tell(/[.!?…]["”’]?$/.test(sentence) ? sentence : `${sentence}.`)
  if (!here.isUnnamed && !isToldHere && isShort && !world.isOfOthers)
    reply.tell(`You are ${preposition} [place].`)
  reply.paragraph()
  const words = count(stated)
  if (words >= ROOM) return
  const own = propsOf(here)
  const [one, two, other] = thingsHere(world).filter(({ name }) => own.includes(name))
  if (one && two && other && words < FEWER) reply.say(openingLines.setting, { one, two, other })
  if (here.isUnnamed && words < TOPIC_WORDS)
    reply.tell('Where this is, and what you do first, is yours to say.')
}

/** 'Lost dog', 'my evil twin': somebody alone, of whom nothing is told, is here. */
function somebodyHere(
  sentence: string,
  rest: readonly string[],
  isOpen: boolean | undefined,
): string | undefined {
  if (
    rest.length > 0 ||
    !isOpen ||
    !/^(?:(?:an?|the|your|two|three|four) )?(?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+[.]?$/iu.test(sentence)
  )
    return undefined
  const bare = sentence.replace(/\.$/, '')
  const tokens = parseSentence(lowerFirst(bare))
  const last = tokens.at(-1)
  if (
    !last ||
    !/^NNS?$/.test(last.form) ||
    !isRole(last.lemma) ||
    tokens.slice(1).some(({ form }) => /^(?:VBZ|VBP|VBD|MD|IN|CC)$/.test(form))
  )
    return undefined
  const isMany = last.form === 'NNS'
  const who = isMany || /^(?:an?|the|your) /i.test(bare) ? bare : capitalised(articled(lowerFirst(bare)))
  return `${who} ${isMany ? 'are here, and look' : 'is here, and looks'} at you`
}

/** Where it is told who the hero is: after what a premise says of one whom it only describes, else before; nowhere for 'every customer'. */
function placeOfIntroduction({ role, isProper }: Entity, text: string): 'first' | 'last' | undefined {
  if (/\byour?\b/.test(text)) return 'first'
  if (isProper) return 'last'
  if (role === undefined) return 'first'
  const own = `${role.toLowerCase().replace(/[^\p{L} ]/gu, '.')}\\b`
  const isSaid = (pattern: string) => new RegExp(pattern, 'u').test(text)
  if (isSaid(`\\b(?:an?|the|one) (?:[\\p{L}-]+ ){0,3}?${own}(?!['’])|^${own}(?!['’]|, an? )`)) return 'last'
  return isSaid(`\\b(?:every|each|no|any|his|her|their) (?:\\p{L}+ )?${own}|^${own}['’]`)
    ? undefined
    : 'first'
}

/** 'A laundromat at 2 am', 'the hold of a ship, 1790': where a premise begins that says nothing of it is where the hero is. */
function placedAt(sentence: string, name: string, preposition: string): string | undefined {
  const phrase = new RegExp(
    `^(?:(an?|the|your) )?(?:(?!(?:in|on|at|by|with|and|to|of|for) )[\\p{L}’'-]+ ){0,3}?${name.replace(/[^\p{L} ]/gu, '.')}(?=[.;]|$|, (?:\\p{L}+ )?\\d|, (?=you\\b)| (?:at|in|on|of|by|near|with|during|after|before|to|from|where)\\b)`,
    'iu',
  ).exec(sentence)
  if (!phrase) return undefined
  const tokens = parseSentence(lowerFirst(sentence))
  const root = tokens.find(({ head }) => head < 0)
  const isAhead = /, you\b/.test(sentence)
  const isOfPlace =
    root !== undefined && root.tag !== 'VERB' && name.toLowerCase().includes(root.word.toLowerCase())
  if (!isAhead && !isOfPlace) return undefined
  const where = phrase[1]
    ? lowerFirst(sentence)
    : isAhead
      ? `the ${lowerFirst(sentence)}`
      : articled(lowerFirst(sentence))
  return `You are ${preposition} ${where.replace(/, (?=you\b)/, '. ').replace(/(?<=\. )y/, 'Y')}`
}

const count = (sentences: readonly string[]): number => sentences.join(' ').split(/\s+/).length

/** The sentences that have room, in their order. */
function fitting(sentences: readonly string[]): string[] {
  if (count(sentences) <= MOST_WORDS) return [...sentences]
  const kept = new Set<string>()
  const last = sentences.at(-1)!
  const byWeight = [
    sentences[0]!,
    ...sentences.filter((sentence) => SETTING_OFF.test(sentence)),
    last,
    ...sentences,
  ]
  for (const sentence of byWeight) if (count([...kept, sentence]) <= MOST_WORDS) kept.add(sentence)
  return sentences.filter((sentence) => kept.has(sentence))
}

/** 'You are Zeynep, a bus driver', where the premise says it of somebody else or not at all. */
function introductionOf(
  { name, role, isProper, isPlural }: Entity,
  stated: readonly string[],
): string | undefined {
  const text = stated.join(' ')
  const isNameTold = isProper !== true || (/\b(?:you|your)\b/i.test(text) && text.includes(name))
  const isRoleTold = role === undefined || text.toLowerCase().includes(role.toLowerCase())
  if (isPlural) return undefined
  if (isProper === true && !isNameTold)
    return role !== undefined && !isRoleTold && !name.toLowerCase().includes(role)
      ? `You are ${name}, ${articled(role)}`
      : `You are ${name}`
  if (isProper === true && !/\byour?\b/i.test(text)) return `You are ${name}`
  return isProper !== true && role !== undefined && (!isRoleTold || !/\byour?\b/i.test(text))
    ? `You are ${articled(asTyped(role, text))}`
    : undefined
}

/** With the capitals that the premise has: 'Queen Victoria's dentist'. */
const asTyped = (role: string, text: string): string => {
  const at = text.toLowerCase().indexOf(role.toLowerCase())
  return at > 0 || /['’]s /.test(role) ? text.slice(at, at + role.length) || role : role
}
