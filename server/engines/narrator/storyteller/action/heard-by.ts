import type { Clause } from '../language/clause.ts'
import { mean } from '../world/change.ts'
import { type Entity, HERO, isPresent } from '../world/world.ts'
import { askerOf } from './asked-back.ts'
import { calledIn } from './called.ts'
import { bringHearer } from './bring-hearer.ts'
import { CALLED_OUT } from './asked-within.ts'
import { listener } from './listener.ts'
import { meet } from './meet.ts'
import type { Scene } from './scene.ts'

interface Heard {
  spoken: string
  /** Without the form of address. */
  words: string
  /** Whom they were said to by name. */
  named?: Entity
  who?: Entity
  /** Who had asked in the turn before. */
  asker?: Entity
}

/** Whether the telling says to whom, and it is not only guessed by who was meant before. */
const isInWords = ({ target, text, speech = '' }: Clause): boolean =>
  target !== undefined &&
  text !== speech &&
  text
    .replace(speech, '')
    .toLowerCase()
    .includes((target.pronoun ?? target.head).toLowerCase())

/** Who hears what the hero says aloud, and what of it is said to them. */
export function heardBy(scene: Scene, clause: Clause, given?: Entity): Heard {
  // Nobody talks to themselves: an 'old friend' that seemed to be the hero is somebody else.
  const spoken = clause.speech ?? clause.text
  const to = given?.id === HERO || /^\W*every(?:body|one)\b/i.test(spoken) ? undefined : given
  // Whom 'ma'am' or 'Father' is for hears it, unless the telling says whom the words are put to.
  const isPutTo = to !== undefined && isInWords(clause)
  const form = isPutTo ? undefined : calledIn(scene.world, spoken)
  const words = (form?.words ?? spoken)
    .replace(/^\W*(?:hey|hi|yo|oi|ok|okay|ugh) man\b,? (?=\p{L})/iu, '')
    .replace(/\bi(?:['’]m| am)? beg(?:ging)?(?: of)? you[,:]? /i, '')
    .replace(/^\W*(?:i['’]?ll |i will )?tell you what[,:]? /i, '')
    .replace(/^\W*(?:nobody|no one) (?=(?:move|speak|run|panic|touch|shoot|leave|breathe|say)\b)/i, "don't ")
    .replace(/^\W*no (running|biting|talking|shouting|fighting|pushing|touching|smoking)\b/i, 'stop $1')
    .replace(/(^|[.!?]\s+)(?:over|up|down|in) here\b/i, '$1come over here')
  // Whoever asked is answered, unless another is called by name.
  const asker = askerOf(scene.world)
  const said = spoken.toLowerCase().split(/[^\p{L}'’-]+/u)
  const isNamed =
    to !== undefined &&
    to.name
      .toLowerCase()
      .split(' ')
      .some((part) => part !== 'the' && said.includes(part))
  const isCalled = form !== undefined || isNamed
  // Whom the words were only thought to be for, and who is not here, does not keep others from hearing them.
  const named =
    form && !isNamed
      ? form.who
      : to && (isCalled || isPresent(scene.world, to) || clause.text !== clause.speech)
        ? to
        : undefined
  if (named && !(asker && !isCalled)) meet(scene, named)
  mean(scene.world, named)
  const who =
    asker && !isCalled
      ? asker
      : (listener(scene, named) ??
        (named || CALLED_OUT.test(spoken) ? undefined : bringHearer(scene, clause)))
  return { spoken, words, named, who, asker }
}
