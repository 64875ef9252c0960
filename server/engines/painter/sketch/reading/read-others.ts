import type { PainterInput } from '../../painter.ts'
import { personWords } from '../lexicon/people-and-things.ts'
import type { Person } from '../scene-facts.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { isVerbAfter } from './known-nouns.ts'
import { isThere, type Mention, mentionsIn } from './mentions.ts'
import { heroSentence } from './hero.ts'
import { explainedIn, heroNamesIn, keyOfPerson, type NamedPerson } from './named-people.ts'
import { type Acting, BY_WIRE, peopleWhoAct } from './people-who-act.ts'
import { sexed } from './pronouns.ts'
import { isNotThere } from './not-there.ts'
import { elsewhereFrom } from './elsewhere.ts'

/** Those whom the moment shows besides the hero, each once: whoever says or does something first, then in the order they are told of. */
export function othersIn(scene: PainterInput, named: readonly NamedPerson[]): NamedPerson[] {
  const found = new Map<string, NamedPerson>()
  const groups = new Set<string>()
  const isByWire = BY_WIRE.test(scene.moment)
  const explained = new Map(explainedIn(scene.moment).map(({ key, phrase }) => [phrase, key]))
  const isChess = /\bchess\b/.test(`${scene.premise} ${scene.moment}`)
  // 'You are a detective' shows nobody beside the hero.
  const clauses = clausesOf(scene.moment).filter(
    ({ words: [who, is] }) => !(/^(?:you|i)$/.test(who ?? '') && /^(?:are|am)$/.test(is ?? '')),
  )
  for (const clause of clauses)
    for (const mention of mentionsIn([clause], personWords)) {
      if (
        (isChess && /^(?:knight|queen|king|bishop)$/.test(mention.phrase)) ||
        !isShown(mention, clause) ||
        (isByWire && SAYS.test(clause.words[mention.lead.length + 1] ?? '')) ||
        (isByWire && SAYS.test(mention.lead.slice(-2).join(' ')))
      )
        continue
      const { phrase } = mention
      const kind = sexed(mention.name, phrase, scene.moment)
      const person = named.find(
        (each) => each.key === explained.get(phrase) || each.phrase === phrase || each.relation === phrase,
      ) ?? { key: phrase, kind, phrase }
      found.set(person.key, person)
      if (!isMany(mention) && !isPlural(phrase, scene.moment)) continue
      groups.add(person.key)
      for (let i = 2; i <= (PAIR.test(mention.lead.slice(-2).join(' ')) ? 2 : 3); i++) {
        found.set(`${phrase} ${i}`, { key: `${phrase} ${i}`, kind, phrase })
        groups.add(`${phrase} ${i}`)
      }
    }
  for (const person of named) {
    const isNamed = ({ words, owners, isSpoken }: Clause) =>
      !isSpoken &&
      words.some(
        (word, i) =>
          (word === person.key ||
            word === person.firstName ||
            (word === person.relation && /^(?:my|your|our)$/.test(words[i - 1] ?? ''))) &&
          !owners.has(i) &&
          !/^(?:leave|left)$/.test(words[i + 1] ?? ''),
      )
    if (clauses.some(isNamed)) found.set(person.key, person)
  }
  const actors = acting(scene, found, named)
  const rest = [...found.values()].filter(({ key }) => !actors.some((actor) => actor.key === key))
  const speaks = ({ phrase }: NamedPerson) =>
    phrase !== '' &&
    new RegExp(`[”"’'] (?:says|said|asks|asked|calls|called|whispers) (?:\\w+ ){1,3}${phrase}\\b`, 'u').test(
      scene.moment,
    )
  const rankOf = (person: NamedPerson) => (speaks(person) ? 0 : groups.has(person.key) ? 2 : 1)
  return [...actors, ...rest.toSorted((one, other) => rankOf(one) - rankOf(other))]
}

const SAYS = /^(?:say|says|said|ask|asked|reply|replied|answer|answered|whisper|whispered)\b/
const KIN = /^(?:mother|father|grandmother|grandfather|aunt|uncle|brother|sister|wife|husband|son|daughter)$/
const PAST = /^(?:said|told|taught|used|was|had|left|died|gave|made|kept|would|always|once|never|knew)$/
const GENERAL = /^(?:every|any|each|no|which|another|whose|first|last)$/
const SEVERAL =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|several|some|dozen|other|many|both|\d+)$/
const PAIR = /\b(?:two|both)\b/
const TITLE = /^(?:mr|mrs|ms|miss)$/

/** Whether somebody is there to be seen: not left, not one's late grandmother, and no three queens of a game of cards. */
function isShown(mention: Mention<Person>, { words, owners }: Clause): boolean {
  const { name, phrase, lead } = mention
  const end = lead.length + phrase.split(' ').length
  const [next = '', nearest = ''] = [words[end], lead.at(-1)]
  return (
    isThere(mention) &&
    name !== 'someone' &&
    !isVerbAfter(lead) &&
    !TITLE.test(phrase) &&
    !GENERAL.test(nearest) &&
    !owners.has(end) &&
    !/^(?:leave|left)$/.test(next) &&
    !(KIN.test(phrase) && PAST.test(next)) &&
    !(phrase === 'queen' && SEVERAL.test(nearest)) &&
    !/\b(?:talk|speak|write|pray|call)(?:ing|s)? to(?: (?:his|her|your|the))?$/.test(lead.join(' ')) &&
    !/\bfor (?:his|her|my|your)$/.test(lead.join(' ')) &&
    elsewhereFrom(lead) >= lead.length &&
    !isNotThere(lead, phrase, words.slice(end))
  )
}

const isMany = ({ phrase, lead }: Mention<Person>): boolean =>
  /^(?:men|women|children)$/.test(phrase) || lead.slice(-2).some((word) => SEVERAL.test(word))

/** 'Guards' or 'girls', and nowhere one of them. */
const isPlural = (phrase: string, moment: string): boolean =>
  new RegExp(`\\b${phrase}s\\b(?!['’])`, 'i').test(moment) &&
  !new RegExp(`\\b${phrase}(?![\\p{L}])`, 'iu').test(moment)

/** Kinds that are always drawn as a woman or as a man. */
const sexes: Partial<Record<Person, 'woman' | 'man'>> = { woman: 'woman', lady: 'woman', man: 'man' }

/** Children by the pronoun that they go by. */
const youngs: Record<string, Acting['kind']> = {
  girl: 'woman',
  daughter: 'woman',
  boy: 'man',
  son: 'man',
  kid: 'man',
}

/** Whoever says or does something: those who are found already, and by name or as a woman or a man those who are not. */
function acting(
  scene: PainterInput,
  found: ReadonlyMap<string, NamedPerson>,
  named: readonly NamedPerson[],
): NamedPerson[] {
  const before = [scene.premise, ...scene.earlier].join('\n')
  const heroNames = new Set(heroNamesIn(scene.premise))
  const actors: NamedPerson[] = []
  const isFree = ({ key }: NamedPerson) => !actors.some((actor) => actor.key === key)
  const isCalled = ({ name, phrase, kind }: NamedPerson, actor: Acting) =>
    name === undefined &&
    phrase !== '' &&
    !found.has(phrase) &&
    (kind === actor.kind || kind === 'someone' || actor.kind === 'someone')
  /** Somebody who was called 'a man' before they got their name. */
  const generic = ({ name, kind }: Acting) =>
    name !== undefined && before.includes(name)
      ? undefined
      : [...found.values()].find(
          (each) =>
            (each.name === undefined || name === undefined) &&
            isFree(each) &&
            (name === undefined || each.phrase === 'children' || !found.has(`${each.phrase} 2`)) &&
            (kind === 'someone' ? each.kind !== 'robot' : (sexes[each.kind] ?? kind) === kind) &&
            (name !== undefined ||
              youngs[each.phrase] === kind ||
              ((each.kind !== 'child' || found.size === 1) && each.kind !== 'robot')),
        )
  const hero = heroSentence(scene.premise).toLowerCase()
  const paragraphs = new Map<string, number>()
  for (const actor of peopleWhoAct(scene.moment, `${before}\n${scene.moment}`)) {
    const said = actor.called ?? (actor.name === undefined ? actor.kind : keyOfPerson(actor.name))
    const related = named.find(({ relation, firstName }) => said === relation || said === firstName)
    const key = related?.key ?? said
    if (heroNames.has(key) || (actor.called && hero.includes(actor.called))) continue
    // 'The cellist comes out', and then '… asks Lena': they are one.
    const unnamed =
      actor.name === undefined || before.includes(actor.name)
        ? -1
        : actors.findIndex(
            (each) => isCalled(each, actor) && (actor.paragraph ?? 0) - (paragraphs.get(each.key) ?? 0) <= 1,
          )
    if (unnamed >= 0) {
      const { kind, phrase } = actors[unnamed]!
      actors[unnamed] = { key, kind: kind === 'someone' ? actor.kind : kind, phrase, name: actor.name! }
      continue
    }
    const known = found.get(key) ?? related ?? (actor.called || actor.isTitled ? undefined : generic(actor))
    paragraphs.set(key, actor.paragraph ?? 0)
    const person = known ?? { key, kind: actor.kind, phrase: actor.called ?? '' }
    if (isFree(person))
      actors.push(
        actor.name === undefined || person.name !== undefined ? person : { ...person, name: actor.name },
      )
  }
  return actors
}
