import { dependentsOf } from '#server/ground/grammar/dependents.ts'
import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { formOf, nounOf } from '../../telling/noun.ts'
import { type Entity, isBeing, isPresent, thingsHere, type World } from '../../world/world.ts'
import { isOfOther, type Open, predicateOf } from './open.ts'

/** Done to something that stands where one is. */
const ON_THINGS =
  /^(?:draw|paint|sketch|photograph|film|clean|polish|mend|repair|fix|guard|examine|inspect|study|measure|watch|look|stare|gaze|point)$/
const DOING = /^what (?:is|are) .*\b(?:doing|up to)(?: (?:here|there|now))?$/
const MOST_WORDS = 8
const MOST_TOLD = 14
/** What a premise tells of somebody's business stops to be so. */
const FIRST_TURNS = 4

export const isOfBusiness = (open: Open): boolean =>
  /^what (?:is|are)\b/.test(open.words) &&
  isOfOther(open) &&
  (DOING.test(open.words) || ON_THINGS.test(predicateOf(open)))

/** Who is meant by a question, where it is somebody; whoever is asked for 'you'. */
const askedOf = ({ asked, scene, words }: Open): Entity | undefined =>
  /\byou\b/.test(words) ? scene.speaker : asked.about && isBeing(asked.about) ? asked.about : scene.speaker

/** What somebody is about: as the premise tells it, or with what stands here. */
export function busyWith(open: Open): string | undefined {
  const { world, random } = open.scene
  const who = askedOf(open)
  if (!DOING.test(open.words)) {
    const thing = random.pick(thingsHere(world).filter(({ name }) => !open.words.includes(name)))
    return thing && formOf(nounOf(thing), '')
  }
  if (who && !isPresent(world, who)) return undefined
  return (who && world.turn < FIRST_TURNS ? toldDoing(world, who) : undefined) ?? open.pick('doing')
}

const toldOf = ({ facts }: World): string[] =>
  facts.filter(({ key }) => key === 'stated').map(({ text }) => text)

const isNameOf = ({ name }: Entity, { word }: Token): boolean =>
  name.toLowerCase().split(' ').at(-1) === word.toLowerCase()

/** 'A child sitting on the floor': what somebody does, from the verb to the next mark. */
function toldDoing(world: World, who: Entity): string | undefined {
  for (const text of toldOf(world)) {
    const tokens = parseSentence(text)
    const at = tokens.findIndex(
      ({ tag, word, label, head }, index) =>
        tag === 'VERB' &&
        word.endsWith('ing') &&
        ((label.startsWith('acl') && tokens[head] && isNameOf(who, tokens[head])) ||
          dependentsOf(tokens, index, /^nsubj/).some((each) => isNameOf(who, each))),
    )
    if (at < 0) continue
    const end = tokens.findIndex(({ tag }, index) => index > at && /^(?:PUNCT|CCONJ|SCONJ)$/.test(tag))
    const words = tokens.slice(at, end < 0 ? undefined : end)
    if (words.length <= MOST_WORDS && !words.some(({ tag }) => tag === 'PRON'))
      return words.map(({ word }) => word).join(' ')
  }
  return undefined
}

export const isOfWant = (open: Open): boolean =>
  isOfOther(open) &&
  /^what (?:(?:do|does|did) )?.*\b(?:wants?|needs?)(?: (?:from|of) (?:me|us))?$/.test(open.words)

/** What the premise says that somebody wants, or asks of the hero; else one of some lines, in their own mouth. */
export function wantOf(open: Open): string | undefined {
  const { world, speaker } = open.scene
  const who = askedOf(open)
  const told =
    who &&
    toldOf(world)
      .map((text) => wantIn(text, who, who === speaker))
      .find(Boolean)
  return told ?? open.pick('wish')
}

const WANTING = /^(?:want|need|ask|beg|order|demand|hope|insist)$/

function wantIn(text: string, who: Entity, isOwn: boolean): string | undefined {
  const words = afterVerb(text, who, isOwn, (lemma) => WANTING.test(lemma))
  return words?.replace(/^you for /, '').replace(/^you to /, 'for you to ')
}

/** 'What have you lost?', where the premise tells of it. */
export const isOfDeedTold = (open: Open): boolean => deedTold(open) !== undefined

export function deedTold(open: Open): string | undefined {
  const { world, speaker } = open.scene
  const who = askedOf(open)
  const verb = predicateOf(open)
  if (!who || !/^what (?:has|have|had|did|do|does|is|are|was|were)\b/.test(open.words)) return undefined
  if (/^(?:be|do|have|happen|see|hear|think|know|say|mean)$/.test(verb)) return undefined
  return toldOf(world)
    .map((text) => afterVerb(text, who, who === speaker, (lemma) => lemma === verb))
    .find(Boolean)
}

/** What stands behind a verb of somebody's, up to the next mark: 'you to sing' of 'the child wants you to sing', 'my shadow' in their own mouth. */
function afterVerb(
  text: string,
  who: Entity,
  isOwn: boolean,
  isMeant: (lemma: string) => boolean,
): string | undefined {
  const tokens = parseSentence(text)
  const isOf = (at: number): boolean =>
    dependentsOf(tokens, at, /^nsubj/).some((each) => isNameOf(who, each)) ||
    (tokens[at]!.label === 'acl:relcl' && isNameOf(who, tokens[tokens[at]!.head]!)) ||
    (tokens[at]!.label === 'conj' && tokens[at]!.head >= 0 && isOf(tokens[at]!.head))
  const at = tokens.findIndex(({ lemma, tag }, index) => tag === 'VERB' && isMeant(lemma) && isOf(index))
  const end = tokens.findIndex(({ tag }, index) => index > at && /^(?:PUNCT|CCONJ)$/.test(tag))
  const said = at < 0 ? [] : tokens.slice(at + 1, end < 0 ? undefined : end)
  if (said.length === 0 || said.length > MOST_TOLD) return undefined
  return said
    .map(({ word, label }) =>
      isOwn && /^(?:his|her|him|them|their)$/i.test(word)
        ? label.startsWith('nmod') || label === 'det'
          ? 'my'
          : 'me'
        : word,
    )
    .join(' ')
}

const WAY =
  /\b(?:stairs?|staircase|steps|ladder|door|gate|window|hatch|trapdoor|rope|tunnel|bridge|path|road|track|street|lift|elevator|passage|corridor|trail|ramp)s?\b/

export const isOfWay = (open: Open): boolean =>
  /^how (?:do|can|could|will|would|did|does) (?:(?:i|we)\b(?!.* here$)|you|he|she|they|anybody) (?:get|go|come|climb|escape|leave|cross)\b.*\b(?:down|out|up|in|inside|across|over|through|off|away|here|there)\b/.test(
    open.words,
  )

/** By what stands here and leads somewhere. */
export function wayHere({ scene: { world, random } }: Open): string | undefined {
  const way = random.pick(thingsHere(world).filter(({ name }) => WAY.test(name)))
  return way && `by ${formOf(nounOf(way), '')}`
}
