import { evilRole } from './verbs.ts'
import type { FoundPerson } from '../found-person.ts'
import type { ScenarioFoe } from '../scenario.ts'

const evil =
  /^(?:evil|wicked|cruel|corrupt|ruthless|villainous|tyrannical|sinister|vicious|greedy|treacherous|bloodthirsty|murderous|dark|malevolent|vengeful|merciless|heartless|rival|enemy)$/

const force =
  /\b(storm|plague|flood|winter|drought|wild ?fire|fire|curse|comet|asteroid|meteor|avalanche|virus|famine|hunger|starvation|darkness|blizzard|tide|volcano|sandstorm|earthquake|epidemic|pandemic|disease|sickness|hurricane|tornado|tsunami|blight|frost|radiation|black hole|solar flare|fog|thirst|cold|sea|the deep|war)\b/i

/** The one who stands most against the hero; else a culprit yet unknown, or a force. */
export function foeAmong(
  people: FoundPerson[],
  enmity: Map<FoundPerson, number>,
  text: string,
): ScenarioFoe | undefined {
  for (const person of people)
    if (person.traits.some((trait) => evil.test(trait))) enmity.set(person, (enmity.get(person) ?? 0) + 2)
  for (const [person, score] of enmity)
    if (score >= 3 && person.state !== 'captive' && person.state !== 'dead')
      Object.assign(person, { isFoe: true, isCompanion: false })
  const best = [...enmity]
    .filter(
      ([person, score]) =>
        score > 0 &&
        !(person.state === 'absent' && score < 3 && !evilRole.test(person.role?.split(' ').at(-1) ?? '')) &&
        person.state !== 'captive' &&
        !(person.state === 'dead' && score < 4),
    )
    .toSorted((a, b) => b[1] - a[1])[0]
  if (best && best[1] >= 2) {
    const [person] = best
    person.isFoe = true
    return {
      name: person.name ?? (person.relation ? `your ${person.relation}` : `the ${person.role}`),
      kind: person.kind === 'animal' ? 'creature' : person.kind,
      person: people.indexOf(person),
    }
  }
  const forced = new RegExp(
    String.raw`\b(?:before|until|survive|outrun|escape|stop|against|from|end|break|lift|fight) (?:the |this |a |an )?(?:\p{L}+ ){0,2}?${force.source}|${force.source} (?:is|are|has|comes|hits|strikes|spreads|threatens|approaches|rises|closes|swallow|destroy|destroyed|killed|trapped|took|cut|will|nears|looms|rages)`,
    'iu',
  ).exec(text)
  const name = forced?.slice(1).find((each) => each !== undefined)
  return name && !people.some((person) => name === person.name)
    ? { name: `the ${name.toLowerCase()}`, kind: 'force' }
    : undefined
}
