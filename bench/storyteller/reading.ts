import { readFileSync } from 'node:fs'
import type {
  Actor,
  Clause,
  Mention,
  Referent,
  Referents,
  TurnReading,
} from '../../server/engines/narrator/storyteller/language/clause.ts'
import { readTurn } from '../../server/engines/narrator/storyteller/language/read-turn.ts'

interface LabelledClause {
  actor: string
  kind: string
  isNegated: boolean
  tense: string
  modality: string
}

export interface LabelledTurn {
  text: string
  referents: Referents
  clauses: LabelledClause[]
  /** 'foreign de', 'selfHarm' … */
  condition?: string
  /** Not looked at while building. */
  isKeptAside: boolean
}

export interface Reading {
  clauses: number
  /** Actor, polarity and kind as labelled. */
  right: number
  /** Tense and modality too. */
  rightInFull: number
  missed: string[]
}

/** Hand-labelled turns of a file beside this one. */
export function labelledTurns(file: string): LabelledTurn[] {
  const turns: LabelledTurn[] = []
  let referents: Referents = { entities: [], lastMeant: [] }
  let isKeptAside = false
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('# kept aside')) isKeptAside = true
    else if (line.startsWith('@ ')) referents = castOf(line.slice(2))
    else if (line.includes(' => ')) {
      const at = line.lastIndexOf(' => ')
      const label = line.slice(at + 4)
      const condition = label.startsWith('!') ? label.slice(1) : undefined
      turns.push({
        text: line.slice(0, at),
        referents,
        clauses: condition ? [] : label.split('; ').map(clauseOf),
        condition,
        isKeptAside,
      })
    }
  }
  return turns
}

function clauseOf(label: string): LabelledClause {
  const [actor = '', kind = '', ...marks] = label.split(' ')
  const one = (words: string) => marks.find((mark) => words.split(' ').includes(mark))
  return {
    actor,
    kind,
    isNegated: marks.includes('not'),
    tense: one('past future') ?? 'present',
    modality: one('tries wants would can must') ?? 'does',
  }
}

function castOf(line: string): Referents {
  const entities: Referent[] = [{ id: 'hero', names: ['hero'], kind: 'hero', isPresent: true }]
  for (const part of line.split('; ')) {
    const isPresent = !part.includes('(away)')
    const words = part.replace('(away)', '').trim().split(' ')
    const gender = /^[mf]$/.test(words.at(-1)!) ? (words.pop() as 'm' | 'f') : undefined
    const kind = words.pop()!
    const name = words.join(' ')
    if (kind === 'hero' || name === '') entities[0]!.names.unshift(name || kind)
    else
      entities.push({
        id: name.split('|')[0]!,
        names: name.split('|'),
        kind: kind === 'creature' ? 'animal' : (kind as Referent['kind']),
        gender,
        isPresent,
      })
  }
  const named = line.split('; ').find((part) => part.endsWith(' hero'))
  if (named) entities[0]!.names = [named.replace(' hero', '')]
  return {
    entities,
    lastMeant: entities
      .filter(({ kind, isPresent }) => (named || kind !== 'hero') && isPresent)
      .map(({ id }) => id),
  }
}

/** Number of clauses that are read as labelled. */
export function measureReading(turns: LabelledTurn[]): Reading {
  const reading: Reading = { clauses: 0, right: 0, rightInFull: 0, missed: [] }
  for (const turn of turns) {
    const read = readTurn(turn.text, turn.referents)
    if (turn.condition !== undefined) {
      const isRight = [read.condition, read.language].filter(Boolean).join(' ') === turn.condition
      reading.clauses++
      reading.right += isRight ? 1 : 0
      reading.rightInFull += isRight ? 1 : 0
      if (!isRight)
        reading.missed.push(`${turn.text}  ⇒  ${read.condition ?? read.clauses.map(described).join('; ')}`)
      continue
    }
    const most = Math.max(turn.clauses.length, read.clauses.length, 1)
    const pairs = turn.clauses.map((label, at) => [label, read.clauses[at]] as const)
    const right = pairs.filter(([label, clause]) => clause && isAsLabelled(label, clause)).length
    reading.clauses += most
    reading.right += right
    reading.rightInFull += pairs.filter(
      ([label, clause]) =>
        clause &&
        isAsLabelled(label, clause) &&
        (label.kind === 'question' || (label.tense === clause.tense && label.modality === clause.modality)),
    ).length
    if (right < most)
      reading.missed.push(
        `${turn.text}  ⇒  ${read.condition ?? read.clauses.map(described).join('; ')}  instead of  ${turn.clauses.map((each) => `${each.actor} ${each.kind}${each.isNegated ? ' not' : ''}`).join('; ')}`,
      )
  }
  return reading
}

const isAsLabelled = (label: LabelledClause, clause: Clause) =>
  clause.kind === label.kind &&
  (clause.polarity === 'negated') === label.isNegated &&
  (label.kind === 'aside' || isActor(label.actor, clause.actor))

function isActor(label: string, actor: Actor): boolean {
  if (label === 'hero' || label === 'nobody') return actor === label
  if (label === 'we') return actor === 'companions'
  if (typeof actor !== 'object') return false
  const words = [actor, ...(actor.and ?? [])].flatMap((mention: Mention) => [
    mention.text,
    mention.head,
    mention.entityId ?? '',
    mention.pronoun ?? '',
    mention.of?.text ?? '',
  ])
  return words.some((word) =>
    word
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(label),
  )
}

const described = ({ actor, kind, polarity }: TurnReading['clauses'][number]) =>
  `${typeof actor === 'string' ? actor : (actor.entityId ?? actor.text)} ${kind}${polarity === 'negated' ? ' not' : ''}`
