import { genderOf } from '../roles.ts'
import type { ScenarioPerson } from '../scenario.ts'
import { type Entity, genderOfEntity, isFirstPerson } from './entity.ts'
import { clauseOf, type Node } from './parsed-text.ts'
import type { Phrase } from './phrase.ts'

export const THIRD: Record<string, ScenarioPerson['gender']> = {
  he: 'm',
  him: 'm',
  his: 'm',
  she: 'f',
  her: 'f',
  hers: 'f',
  they: 'pl',
  them: 'pl',
  their: 'pl',
  it: 'n',
  its: 'n',
}

/** Whom 'he', 'her' or 'they' means: the last who can be it, a subject rather than an object. */
export function meantBy(node: Node, entities: Entity[], at: Map<Node, Phrase>): Entity | undefined {
  const gender = THIRD[node.plain]
  if (!gender || gender === 'n') return undefined
  const clause = clauseOf(node)
  const candidates = entities.filter((entity) => {
    const own = entity.gender ?? genderOfEntity(entity)
    if (entity.isHero && (entity.phrases.length === 0 || entity.pronouns.some((each) => isFirstPerson(each))))
      return false
    if (
      gender === 'pl'
        ? own !== 'pl' && own !== undefined
        : own === 'pl' || (own !== undefined && own !== gender)
    )
      return false
    // 'Tom sees him': another.
    return !(
      /^(?:obj|obl|iobj)$/.test(node.label) &&
      entity.phrases.some(({ head }) => head.label.startsWith('nsubj') && head.head === clause)
    )
  })
  const rank = (entity: Entity) => {
    const last = [...entity.phrases.flatMap(({ words }) => words), ...entity.pronouns].toSorted(
      (a, b) => b.at - a.at,
    )[0]
    if (!last) return -1
    const isSubject = (at.get(last)?.head ?? last).label.startsWith('nsubj')
    const isOwner = entity.phrases.every((phrase) => phrase.isOwner)
    return (
      last.at +
      (isSubject ? 6 : 0) +
      (entity.isHero ? 12 : 0) +
      // 'Eskil suspects that she is a woman': whoever is known to be one.
      ((entity.gender ?? genderOfEntity(entity)) === gender ? 10 : 0) -
      (isOwner ? 20 : 0) +
      (last.sentence === node.sentence ? 2 : 0)
    )
  }
  const best = candidates.toSorted((a, b) => rank(b) - rank(a))[0] ?? misjudgedBy(entities)
  if (best && candidates.length === 0 && gender !== 'pl') best.gender = gender
  if (best && gender !== 'pl') best.gender ??= gender
  return best
}

/** 'Rowan found the locket. Inside was a picture of her grandmother': where nobody else can be meant, a name has told the wrong sex of the hero. */
const misjudgedBy = (entities: Entity[]): Entity | undefined =>
  entities.find(
    ({ isHero, phrases, pronouns, gender }) =>
      isHero &&
      gender !== 'pl' &&
      pronouns.length === 0 &&
      phrases.length > 0 &&
      phrases.every(({ noun }) => genderOf(noun?.plain, undefined) === undefined),
  )
