import type { Clause } from '../../language/clause.ts'
import { mean } from '../../world/change.ts'
import { type Entity, HERO, type World } from '../../world/world.ts'
import { beingsHere, isPresent } from '../../world/presence.ts'
import { askerOf } from './asked-back.ts'
import { CALLED_OUT } from './asked-within.ts'
import { hearerOf } from './bring-hearer.ts'
import { calledIn } from './called.ts'
import { listener } from './listener.ts'
import { meet } from '../binding/meet.ts'
import type { Scene } from '../scene.ts'

export interface Heard {
  spoken: string
  /** Without the form of address. */
  words: string
  /** Whom they were said to by name. */
  named?: Entity
  who?: Entity
  /** Who had asked in the turn before. */
  asker?: Entity
}

/** Whether the telling says to whom, beside the words themselves: 'I say to the guide'. */
export const isToldToWhom = ({ target, text, speech = '' }: Clause): boolean =>
  target !== undefined &&
  (text === speech ? '' : text.replace(speech, ''))
    .toLowerCase()
    .includes((target.pronoun ?? target.head).toLowerCase())

/** 'I say to the guide', where who is called is another word for them. */
function toldTo(world: World, { text, speech = '' }: Clause): Entity | undefined {
  const to = /\b(?:to|at|tell|ask) (?:the |my |our )?([\p{L} ]+?)(?: (?:for|about|that)\b.*)?$/isu.exec(
    (/^(?:sorry|thank|hello|good)/i.test(speech) ? text : text.replace(speech, '')).replace(/\W+$/, ''),
  )?.[1]
  return text === speech || !to
    ? undefined
    : beingsHere(world).find(({ name, aliases = [] }) =>
        [name, ...aliases].some((each) => each.toLowerCase().endsWith(to.toLowerCase())),
      )
}

/** Who hears what the hero says aloud, and what of it is said to them: who is told of, else who is called, who asked, or who was spoken with last. */
export function heardBy(scene: Scene, clause: Clause, given?: Entity): Heard {
  const { world } = scene
  const spoken = clause.speech ?? clause.text
  const to = given?.id === HERO || /^\W*every(?:body|one)\b/i.test(spoken) ? undefined : given
  // 'Don Carlo i swear it': who is called by name is there.
  if (to && clause.target?.isProper && !/["“]/.test(scene.typed ?? '"')) meet(scene, to)
  const isPutTo = to !== undefined && isToldToWhom(clause)
  const form = isPutTo ? undefined : calledIn(world, spoken)
  const told = isPutTo ? to : toldTo(world, clause)
  // Whom the words were only thought to be for, and who is not here, does not keep others from hearing them.
  const named = told ?? form?.who ?? (to && isPresent(world, to) ? to : undefined)
  // Whoever asked is answered, unless another is meant in so many words.
  const asked = askerOf(world)
  const asker = asked && (!named || named === asked || !(told ?? form)) ? asked : undefined
  if (named && !asker) meet(scene, named)
  mean(world, named)
  const who =
    asker ?? (named || CALLED_OUT.test(spoken) ? listener(scene, named) : hearerOf(scene, clause, spoken))
  // 'Sleeping badly, Mrs Hale?'
  const mark = /\?\W*$/.test(spoken) && !/\?\W*$/.test(form?.words ?? '?') ? '?' : ''
  const words = form ? form.words.replace(/[.,]?$/, mark || '$&') : spoken
  return { spoken, words, named, who, asker }
}
