import { kindsOf as kindsOfSense, isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { remembering } from '#server/ground/remembering.ts'
import { ofOnlookers } from '../content/outcomes-of-onlookers.ts'
import { ofOthers } from '../content/outcomes-of-others.ts'
import { ofLooks } from '../content/outcomes-of-looks.ts'
import { onOneself } from '../content/outcomes-on-oneself.ts'
import { onPeople } from '../content/outcomes-on-people.ts'
import { onThings } from '../content/outcomes-on-things.ts'
import { classOf, isAbstract, isBodyPart, isGround } from '../content/things.ts'
import { actByVerb, isFirstVerbOf } from '../language/acts.ts'
import type { Clause } from '../language/clause.ts'
import { verbsOf } from '../language/verb-forms.ts'
import { singularOf } from '../language/phrase-end.ts'
import { isTangible, kindOfNoun } from '../language/noun-kinds.ts'
import { type Entity, hasState, isBeing } from '../world/world.ts'
import { headOf } from './noun.ts'

const lineLists = new Map<string, string[]>()
for (const { senses, on, lines } of [onThings, onPeople, onOneself, ofOthers, ofLooks, ofOnlookers].flat())
  for (const sense of senses)
    for (const kind of on) {
      const key = `${sense}>${kind}`
      lineLists.set(key, [...(lineLists.get(key) ?? []), ...lines])
    }

/** What a deed is called: by its own names, and by what WordNet has it as a kind of. */
export interface DeedNames {
  own: string[]
  above: string[]
}

const GENERAL = /^(?:thing|being|animal|place|idea)$/

/** Lines of what comes of a deed for one of these kinds, pool by pool: its own names before what it is a kind of, and narrow kinds first. */
export function outcomePools({ own, above }: DeedNames, kinds: string[]): string[][] {
  const narrow = kinds.filter((kind) => !GENERAL.test(kind))
  const wide = kinds.filter((kind) => GENERAL.test(kind))
  const pools = (names: string[], on: string[]) =>
    names.flatMap((name) => on.map((kind) => lineLists.get(`${name}>${kind}`) ?? []))
  return [...pools(own, narrow), ...pools(own, wide), ...pools(above, narrow), ...pools(above, wide)].filter(
    ({ length }) => length > 0,
  )
}

/** The same for one name: what a look at something shows, where it is found. */
export const poolsOf = (name: string, kinds: string[]): string[][] =>
  outcomePools({ own: [name], above: [] }, kinds)

/** Acts that a verb may come to only because it is done with the hands, or made. */
const FIELDWIDE = /^(?:touch|make|eat|feel|think)$/
const PARTICLES = /\b(?:off|on|over|down|up|out|back|away|round)\b/g
const MOST_KINDS = 2
const MOST_KEPT = 2000

/** The names of a deed, the narrowest first: 'pick_up', 'pick', its act. */
export function sensesOfDeed({
  verb = '',
  particle,
  direction,
  phrase,
  act,
  complement,
  text,
}: Clause): DeedNames {
  if (act === 'be' && complement) return { own: statesOf(complement), above: [] }
  const [first = '', ...more] = verb.split(' ')
  const way = (particle ?? (more.join(' ') || direction) ?? '').replaceAll(' ', '_')
  const phrasal = way === '' ? undefined : `${first}_${way}`
  const ofPhrase = phrasal ? verbsAbove(phrasal) : []
  // An act has verbs that are only near to it: 'lower' drops nothing.
  const isActOf =
    act !== undefined && (isFirstVerbOf(act, first, text) || (!actByVerb.has(first) && !FIELDWIDE.test(act)))
  const isStudy = /^(?:study|examine|inspect|scan|search|check)$/.test(first)
  // 'Knock the flour off the shelf': the particle may stand further on.
  const apart = (text.toLowerCase().match(PARTICLES) ?? []).map((word) => `${first}_${word}`)
  const states = /^(?:go|turn|get|grow|become|fall|look|seem|feel)$/.test(first) ? statesOf(text) : []
  // To pull up is no kind of pulling.
  const names = [
    phrase && `${first}_${phrase.replaceAll(' ', '_')}`,
    phrasal,
    ...apart,
    ...states,
    ofPhrase.length > 0 ? undefined : first,
    isActOf ? act : undefined,
    isStudy ? 'look' : undefined,
  ]
  return {
    own: [...new Set(names)].filter((each): each is string => !!each),
    above: ofPhrase.length > 0 ? ofPhrase : verbsAbove(first),
  }
}

/** 'Is scared', 'goes pale', 'is curled up crying': states by all their names, and what somebody is doing in them. */
const statesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap((word) =>
      word.endsWith('ing') && word.length > 5
        ? verbsOf(word).map(({ lemma }) => lemma)
        : [word, ...(sensesOf(word, 'adj')[0]?.words ?? [])].map((each) => `is_${each}`),
    )

/** Words that mostly mean what this verb mostly means, or what that is a kind of. */
const verbsAbove = remembering((verb: string): string[] => {
  const [sense] = sensesOf(verb, 'verb')
  return (sense ? [sense, ...kindsOfSense(sense).slice(0, MOST_KINDS)] : []).flatMap((each) =>
    each.words.filter((word) => !isGeneral(word) && sensesOf(word, 'verb').slice(0, 2).includes(each)),
  )
}, MOST_KEPT)

/** What nearly every deed is a kind of, and so says nothing. */
const isGeneral = (word: string): boolean =>
  /^(?:move|change|be|have|act|make|get|cause|do|exist|express|use|go|keep|hold|give|take|put|set|turn|touch|travel|interact|communicate|think|look|see|sit|stand)$/.test(
    word,
  )

/** Kinds an outcome may be of, the nearest first: 'spaniel', 'dog', …, 'animal'. */
export function kindsOf(entity: Entity): string[] {
  const { kind, id, name } = entity
  const noun = singularOf(headOf(name.toLowerCase()))
  // A cup of tea is tea, too.
  const filling = / of (?:the )?(?:\p{L}+ )?(\p{L}+)$/u.exec(name.toLowerCase())?.[1]
  if (filling && kindOfNoun(filling) && !isBeing(entity))
    return [...kindsOf({ ...entity, name: filling }), noun]
  if (hasState(entity, 'dead')) return ['laid']
  const above = nounsAbove(noun)
  if (kind === 'animal' || (kind === 'person' && kindOfNoun(noun) === 'animal'))
    return [noun, ...above, 'animal']
  if (isBeing(entity)) return [...above, 'being']
  if (isBodyPart(noun)) return [noun, ...above, 'body']
  const classes = [classOf(name), kindOfNoun(noun)].filter((each) => each !== undefined)
  if (kind === 'place' || isGround(noun)) return [noun, ...classes, ...above, 'place', 'thing']
  const isIdea = classes.length === 0 && ((id === 'abstract' && isAbstract(noun)) || !isTangible(noun))
  const isMade = sensesOf(noun, 'noun')[0]?.field === 'noun.artifact'
  return [noun, ...classes, ...above, ...(isMade ? ['made'] : []), ...(isIdea ? ['idea'] : ['thing'])]
}

const nounsAbove = remembering((noun: string): string[] => {
  const [sense] = sensesOf(noun, 'noun')
  return sense
    ? [sense, ...kindsOfSense(sense)]
        .flatMap(({ words }) => words)
        .filter((word) => !/^(?:thing|being|self|animal|place|body)$/.test(word))
    : []
}, MOST_KEPT)

/** Who looks on: by what they are to the hero; of a foe no kindness is told. */
export function kindsOfOnlooker({ stance = 'neutral', name, role }: Entity): string[] {
  if (stance === 'foe') return ['foe']
  const isChild = [name, role].some(
    (word) => word && (isKindOf(headOf(word), 'child') || /\b(?:kid|girl|boy)\b/.test(word)),
  )
  return [...(isChild ? ['child'] : []), stance, 'seen']
}
