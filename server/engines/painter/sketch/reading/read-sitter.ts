import type { PainterInput, Sitter } from '../../painter.ts'
import { decideLooks } from '../figures/decide-looks.ts'
import type { FigureLooks } from '../figures/figure-looks.ts'
import { toldDress, toldLooks } from '../figures/told-looks.ts'
import type { CastMember } from '../figures/cast-member.ts'
import type { Era } from '../scene-facts.ts'
import { toKeptLooks } from './kept-figures.ts'
import { bySex, keyOfPerson, kindIn, namedPeople } from './named-people.ts'
import { heroLooks, isOfAge } from './hero.ts'
import { HERO, heroOf, storyOf } from './read-cast.ts'
import { toldOf } from './told-of.ts'

/** Somebody as a portrait shows them: what its words say, and for the rest the figure that the story keeps. */
export function readSitter(scene: PainterInput, { name, words }: Sitter, era: Era | undefined): CastMember {
  const key = name === undefined ? HERO : keyOfPerson(name)
  const kept = toKeptLooks(scene.figures, key)
  const known =
    name === undefined ? heroOf(scene, era) : namedPeople(scene).find((person) => person.key === key)
  const said = kindIn(words)?.kind
  const kind = kept?.kind ?? (said && isOfAge(said, era) ? said : undefined) ?? known?.kind ?? bySex(words)
  const told = name === undefined ? heroLooks(scene.premise) : toldOf(scene, name)
  const looks = kept?.looks ?? decideLooks(kind, `${storyOf(scene.seed)}/${key}`, told, era)
  return {
    key,
    kind,
    ...(name !== undefined && { name: name.slice(0, 30) }),
    looks: { ...looks, ...bared(looks, words), ...toldLooks(words), ...toldDress(words) },
    pose: 'standing',
  }
}

/** Whose hair is told of is not hidden by what they would wear on it. */
const bared = ({ headwear }: FigureLooks, words: string): Partial<FigureLooks> => {
  const { hair, hairTone } = toldLooks(words)
  const isHidden = headwear === 'hood' || headwear === 'helm'
  return isHidden && (hair || hairTone) ? { headwear: 'none' } : {}
}
