import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Cast, Scene } from './cast.ts'
import { caseOf } from './parsed-text.ts'
import { DAYS } from './days.ts'
import { prepositionOf } from './phrase.ts'

const SPOKEN_OF = /^(?:for|from|to|of|about|until|before|against|like|than|by)$/
const ARRIVING = /^(?:come|arrive|visit|return|land|ride|fly|drive|sail)(?: (?:in|back|home|here|over))?$/

/** Who never acts and is with nobody is only spoken of: 'the king's taster', 'a letter for the Duke'; and whoever is yet to come. */
export function markElsewhere(cast: Cast, scenes: readonly Scene[]): void {
  for (const entity of cast.entities) {
    const person = cast.personOf(entity)
    if (person?.state === 'absent' && scenes.some((scene) => scene.told.includes(person) && isBack(scene)))
      Object.assign(person, { state: 'near', because: undefined })
    if (!person || !/^(?:near|present)$/.test(person.state) || person.isFoe) continue
    const own = scenes.filter(({ told }) => told.includes(person))
    // 'You, Okafor and Lin; Lin is outside.'
    if (own.some(isApart)) Object.assign(person, { state: 'near', isElsewhere: true })
    if (own.some(isSettledAfar)) person.isElsewhere = true
    if (person.isCompanion) continue
    const isActing = own.some(({ frame }) => !/^(?:before|until)$/.test(markOf(frame.verb)))
    const isSpokenOf = entity.phrases.every(
      (phrase) =>
        phrase.isOwner ||
        (person.relation === undefined &&
          (SPOKEN_OF.test(prepositionOf(phrase) ?? '') ||
            /^(?:meet|marry|owe)$/.test(phrase.head.head?.lemma ?? ''))),
    )
    if (own.some(isDue) || isAfar(own) || (!isActing && isSpokenOf)) person.isElsewhere = true
  }
}

/** 'Left years ago, and tonight he is at my door.' */
const isBack = ({ frame: { verb, isPast, isNegated } }: Scene): boolean =>
  !isPast &&
  !isNegated &&
  verb.children.some(({ label }) => label === 'cop') &&
  (/^(?:here|back|home)$/.test(verb.plain) ||
    (caseOf(verb) === 'at' && /^(?:door|gate|window|doorstep|threshold|bedside|side)$/.test(verb.lemma)))

/** 'My sister lives in Leeds.' */
const isSettledAfar = ({ frame: { lemma, obliques, isNegated } }: Scene): boolean =>
  !isNegated &&
  /^(?:live|work|study)$/.test(lemma) &&
  obliques.some(([preposition, noun]) => /^(?:in|near)$/.test(preposition) && noun.tag === 'PROPN')

const markOf = ({ children }: Scene['frame']['verb']) =>
  children.find(({ label }) => label === 'mark')?.plain ?? ''

/** 'Is typing next door', 'waits inside', 'is on her way'. */
const isApart = ({ frame: { verb, lemma, isNegated, obliques } }: Scene): boolean =>
  !isNegated &&
  (verb.children.some(({ plain }) => /^(?:inside|outside|upstairs|downstairs|late|elsewhere)$/.test(plain)) ||
    /^(?:late|overdue|upstairs|downstairs|outside|inside)$/.test(verb.plain) ||
    [verb, ...obliques.map(([, noun]) => noun)].some(
      (noun) =>
        (noun.lemma === 'way' && caseOf(noun) === 'on') ||
        (/^(?:room|door|house|cell|office|flat|building|cabin|carriage|compartment|tent|table)$/.test(
          noun.lemma,
        ) &&
          noun.children.some(({ plain }) => /^(?:next|other|neighbouring|adjoining)$/.test(plain))),
    ) ||
    (/^(?:wait|reign)$/.test(lemma) &&
      obliques.some(([preposition]) => /^(?:in|inside|at|behind|beyond)$/.test(preposition))))

/** Of whom is only told what they want, own or rule. */
const isAfar = (own: readonly Scene[]): boolean =>
  own.length > 0 &&
  own.every(({ frame: { lemma } }) =>
    /^(?:want|demand|own|rule|reign|hunt|pursue|plan|plot|owe|hate|threaten)$/.test(lemma),
  )

/** 'The inspector comes tomorrow', 'they are riding in at noon', 'before the guard wakes', 'he won't come out'. */
const isDue = ({ frame: { verb, lemma, isPast, isNegated, obliques } }: Scene): boolean =>
  /^(?:before|until)$/.test(markOf(verb)) ||
  verb.plain === 'due' ||
  (isNegated && /^(?:come|leave)/.test(lemma)) ||
  (ARRIVING.test(lemma) &&
    !isPast &&
    (verb.children.some(({ plain }) => /^(?:tomorrow|tonight|later|soon)$/.test(plain)) ||
      obliques.some(
        ([, noun]) => DAYS.test(noun.word) || sensesOf(noun.lemma, 'noun')[0]?.field === 'noun.time',
      )))
