import { type AddressForm, addressForms, CHILD } from '../../content/forms-of-address.ts'
import { knownGender, likelyGender } from '../../content/people.ts'
import { isRelation } from '../../scenario/roles.ts'
import { capitalised, inEitherCase } from '../../language/letter-case.ts'
import { genderOfTitle, KIN, strangerCalled } from './called-by-name.ts'
import { surelyHears } from './listener.ts'
import { isOnlyBase } from '../../language/verb-forms.ts'
import { addEntity, giveName } from '../../world/change.ts'
import { type Entity, HERO, isBeing, meantOfLate, type World, thingsHere } from '../../world/world.ts'
import { beingsHere, isKeptAway, isWithinHearing } from '../../world/presence.ts'
import { hasVoice } from '../../world/can-speak.ts'

/** Whom words call, and what is said to them: 'Ma'am, we are closing' without the 'Ma'am'. */
export interface Called {
  who: Entity
  words: string
}

const LEAD = String.raw`^\W*(?:(?:oh|oi|yo|hey|ok|okay|yes|no|well|look|listen|please|sorry|excuse me|(?:good )?(?:morning|evening|afternoon|day)|good night|hello|hi|thanks?|thank you),? )?`
const escaped = [...addressForms.keys()].sort((a, b) => b.length - a.length).join('|')
const unmarked = [...addressForms].flatMap(([word, { isUnmarked }]) => (isUnmarked ? [word] : []))
const SHORT_NAME = String.raw`\p{L}\p{Ll}{2,}`
const NAME = String.raw`\p{L}[\p{L}'-]{2,}(?: \p{Lu}[\p{L}'-]{2,})?`
/** What is only told to whoever was called before it. */
const SAID_AFTER = String.raw`(?:do not|don't|please)\b`
const TITLED = String.raw`(?:(?:mrs?|ms|dr)\.?|mister|miss|frau|herr|madame|monsieur|sister|brother|father|mother|uncle|aunt|auntie|captain|master|lady|lord|sir|king|queen|doctor|professor|inspector|detective|sergeant|marshal|sheriff|officer) (?!i\b)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?`

/** At the head of what is said and before a mark, and at its end after a comma. */
const placesOf = (forms: string, before = ''): RegExp[] => [
  new RegExp(
    String.raw`${LEAD}${before}(?<who>${forms})(?:\s*[,!?.—][,!?.—\s]*|\s*$|\s+(?=${SAID_AFTER}))`,
    'iu',
  ),
  new RegExp(String.raw`,\s*(?<who>${forms})\s*(?=[.!?]+\s|[.!?]*$|,)`, 'iu'),
]

const FOND = String.raw`(?:(?:o|my|dear|great|old|good|noble|mighty|mrs?|ms|dr)\.? )*`

/** Names of those who hear it also without a comma, where nothing is done to them: 'you got nothing on me Malloy'. */
const placesOfNames = (names: string): RegExp[] => [
  ...placesOf(names, FOND),
  new RegExp(
    String.raw`\b(?:me|you|it|us|him|them|now|here|there|then|too|again|back|up|down|out|on|off|away|along|(?:be|stay) \p{L}+|yet|ok|okay|please|sorry|thanks|right)\s(?<who>${names})\s*(?=[.!?]*$)`,
    'iu',
  ),
  // 'Brom stop humming', 'deshawn u have to see this'.
  new RegExp(String.raw`${LEAD}${FOND}(?<who>${names})\s+(?=(?:you|u|ur)\b|(?<verb>\p{Ll}+)\b)`, 'iu'),
  new RegExp(
    String.raw`^\W*(?:great|nice|good|well|fine|lovely|brilliant|wow|damn|sorry)\b[^,.!?]*\s(?<who>${names})\s*(?=[.!?]*$)`,
    'iu',
  ),
]

/** Where somebody can be called by a form of address: of some forms also without a comma. */
const PLACES = [
  ...placesOf(`${TITLED}|${escaped}`),
  new RegExp(String.raw`${LEAD}(?<who>${unmarked.join('|')})\s+(?=\p{L})`, 'iu'),
  new RegExp(String.raw`${LEAD}(?<who>${escaped})\s+(?=(?<verb>\p{L}+) \p{L})`, 'iu'),
  new RegExp(
    String.raw`(?<!\b(?:the|an?|my|your|his|her|our|this|that))\s(?<who>${unmarked.join('|')})\s*(?=[.!?]*$)`,
    'iu',
  ),
]

/** Where somebody can be called by a name that is new to the story: at the head, before a verb, and at the end after a comma. */
const NEW_NAMES = [
  new RegExp(
    String.raw`${inEitherCase(LEAD)}(?<who>${NAME})(?:\s*[,!?…—][,!?.…—\s]*|\.\s+|\s+(?=${SAID_AFTER}))`,
    'u',
  ),
  // 'Ben put the kite down'.
  new RegExp(String.raw`${inEitherCase(LEAD)}(?<who>${SHORT_NAME}) (?=(?<verb>\p{Ll}+) \p{L})`, 'u'),
  new RegExp(String.raw`,\s*(?<who>\p{Lu}[\p{L}'-]{2,}(?: \p{Lu}[\p{L}'-]{2,})?)\s*(?=[.!?…]*$)`, 'u'),
]

/** Who is called by a name or a form of address, where somebody within hearing can be meant by it. */
export function calledIn(world: World, spoken: string): Called | undefined {
  const plain = spoken.replaceAll('’', "'")
  // Who is called and cannot hear it keeps others from answering.
  const named = namesOf([...hearersOf(world), ...othersOf(world), ...world.entities.filter(isFarOff)])
  const places =
    named.size === 0
      ? PLACES
      : [...placesOfNames([...named.keys()].toSorted((a, b) => b.length - a.length).join('|')), ...PLACES]
  for (const place of [...places, ...NEW_NAMES]) {
    const found = place.exec(plain)
    const called = found?.groups!.who
    const verb = found?.groups!.verb?.toLowerCase()
    const who =
      called === undefined || (verb !== undefined && !NEW_NAMES.includes(place) && !isOnlyBase(verb))
        ? undefined
        : NEW_NAMES.includes(place)
          ? strangerCalled(world, called, plain, verb)
          : (named.get(called.toLowerCase()) ?? whoIsCalled(world, called))
    if (!who) continue
    const start = found!.index + found![0].indexOf(called!)
    const [before, after] = [
      plain.slice(0, start).replace(/[,\s]+$/, ''),
      plain.slice(found!.index + found![0].length),
    ]
    const words = [before, after]
      .filter((part) => /\p{L}/u.test(part) && !/^\W*please$/i.test(part))
      .join(/^\W*(?:or|and|but)\b/i.test(after) ? ' ' : '. ')
    return { who, words: words === '' ? spoken : words.trim() }
  }
  return undefined
}

/** Within hearing: whoever was meant of late first, then whoever else is here. */
function hearersOf(world: World): Entity[] {
  const here = beingsHere(world)
  const late = meantOfLate(world).filter(
    (each) => isBeing(each) && (here.includes(each) || isWithinHearing(world, each)),
  )
  const partner = late.filter(({ id }) => id === world.partner)
  return [...new Set([...partner, ...late, ...here, ...thingsHere(world).filter(hasVoice)])].filter(
    ({ id }) => id !== HERO,
  )
}

const isFarOff = (each: Entity): boolean =>
  isBeing(each) && each.id !== HERO && each.isProper === true && isKeptAway(each)

/** Whom nothing keeps away. */
const elsewhere = (world: World): Entity[] =>
  world.entities.filter((each) => isBeing(each) && each.id !== HERO && !isKeptAway(each))

/** Who is not known to be anywhere, and whom nothing keeps away. */
const othersOf = (world: World): Entity[] => elsewhere(world).filter(({ at }) => at === undefined)

/** The names of those who can hear, in small letters: 'Sal' of 'Old Sal' too, and 'guide' of 'the old guide'. */
const namesOf = (hearers: readonly Entity[]): Map<string, Entity> =>
  new Map(
    hearers.toReversed().flatMap((each) =>
      [each.name, ...(each.aliases ?? [])]
        .flatMap((name) => [name, ...name.split(' ')])
        .filter(
          (name) =>
            (/^\p{Lu}[\p{L}-]{2,}(?: |$)/u.test(name) &&
              // 'Sir' may be any man, also where there is a Sir Bertilak.
              (name === each.name || !addressForms.has(name.toLowerCase()))) ||
            (each.name.endsWith(name) && /^\p{Ll}{3,}$/u.test(name) && !addressForms.has(name)),
        )
        .map((name): [string, Entity] => [name.toLowerCase(), each]),
    ),
  )

function whoIsCalled(world: World, called: string): Entity | undefined {
  const hearers = hearersOf(world)
  const [, title, name] = /^(?![Yy]our |[Mm]y )(\p{L}+)\.? (\p{Lu}[\p{L}'’ -]+)$/u.exec(called) ?? []
  if (name) return titled(world, hearers, title!, name)
  const form = addressForms.get(called.toLowerCase())
  // 'Fresh, sir. sit.', typed small: no Sir Sit.
  if (!form) return undefined
  const isKnown = (each: Entity) => !form.gender || knownGender(each) === form.gender
  const fitting = hearers.filter((each) => fits(form, each))
  // Who is known to be a 'she' is 'ma'am' before somebody of whom nobody has said so.
  const near = surelyHears(world)
  const here = near && fitting.includes(near) && !form.nouns ? near : (fitting.find(isKnown) ?? fitting[0])
  // 'Afternoon, boys': whom the story has told of, and not yet where they are.
  const isOpen = !form.isMany && !form.nouns && !form.gender && !form.isChild
  const told = isOpen
    ? undefined
    : elsewhere(world).find((each) => fits(form, each) && (form.nouns !== undefined || isKnown(each)))
  const who = here ?? told ?? strangerOf(world, hearers, form, called.toLowerCase())
  if (who && form.gender && !knownGender(who))
    Object.assign(who, { gender: form.gender, isGenderGuessed: undefined })
  return who
}

/** Said to whoever is there, kin or not. */
const OF_ANYBODY = /^(?:brother|sister|father|mother|padre|boss|chief|master|sensei)/

/** Nobody known is a 'ma'am' or a 'grandad': one of a group who is here, else somebody who was not told of yet. */
function strangerOf(
  world: World,
  hearers: Entity[],
  { gender, nouns, isUnmarked, isMany }: AddressForm,
  called: string,
): Entity | undefined {
  if (isMany && !/^(?:guys|everyone|everybody|folks|all|people)$/.test(called))
    return addEntity(world, {
      kind: 'group',
      name: called,
      isPlural: true,
      at: world.here,
      stance: 'neutral',
    })
  const noun = nouns?.find((each) => each === called) ?? nouns?.[0]
  const isOneOfThem = noun ? hearers.length > 0 && OF_ANYBODY.test(called) : !gender || !isUnmarked
  if (isOneOfThem) return undefined
  const group = noun ? undefined : hearers.find(({ kind }) => kind === 'group')
  const isName = noun !== undefined && isRelation(noun) && !OF_ANYBODY.test(called)
  return (
    group ??
    addEntity(world, {
      kind: 'person',
      name: isName ? capitalised(called) : (noun ?? (gender === 'f' ? 'woman' : 'man')),
      role: noun,
      isProper: isName || undefined,
      owner: noun && isRelation(noun) && !isName ? 'your' : undefined,
      gender: noun ? likelyGender(noun) : gender,
      at: world.here,
      stance: noun && isRelation(noun) ? 'friend' : 'neutral',
    })
  )
}

const nounsOf = ({ name, role, aliases = [] }: Entity): string[] =>
  [...name.split(' '), role?.split(' ').at(-1) ?? '', ...aliases.map((each) => each.split(' ').at(-1)!)].map(
    (each) => each.toLowerCase(),
  )

function fits({ nouns, gender, isChild, isMany, isUnmarked }: AddressForm, who: Entity): boolean {
  if (isMany) return who.kind === 'group'
  if (who.kind !== 'person') return isChild === true && gender !== undefined && who.kind === 'animal'
  const own = nounsOf(who)
  if (nouns) return own.some((noun) => nouns.includes(noun))
  const isYoung = own.some((noun) => CHILD.test(noun))
  if (isChild && !isYoung) return false
  // Nobody calls a sister 'madam'.
  if (gender && !isChild && (isYoung || (isUnmarked && who.owner === 'your' && KIN.test(own[0]!))))
    return false
  return !gender || (knownGender(who) ?? gender) === gender
}

/** 'Mrs Kessler', 'Sister Agathe': whoever has that name, else the only one here who could have it, else somebody who was not told of yet. */
function titled(world: World, hearers: Entity[], title: string, name: string): Entity {
  const known = hearers.find((each) => [each.name, ...(each.aliases ?? [])].join(' ').includes(name))
  if (known) return known
  const whole = `${capitalised(title.toLowerCase())} ${name}`
  const gender = genderOfTitle(title)
  const isOfSex = /^(?:m(?!aster|other).*|frau|herr)$/i.test(title)
  const nouns = isOfSex ? undefined : (addressForms.get(title.toLowerCase())?.nouns ?? [title.toLowerCase()])
  const fitting = hearers.filter((each) => !each.isProper && fits({ gender, nouns }, each))
  const who = fitting.length === 1 && !hearers.some(({ kind }) => kind === 'group') ? fitting[0] : undefined
  if (!who)
    return addEntity(world, {
      kind: 'person',
      name: whole,
      isProper: true,
      gender,
      at: world.here,
      stance: 'neutral',
    })
  giveName(who, whole)
  return Object.assign(who, gender && { gender, isGenderGuessed: undefined })
}
