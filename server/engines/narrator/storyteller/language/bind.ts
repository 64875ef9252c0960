import type { Actor, Mention, Referent, Referents } from './clause.ts'
import { isAnimalPhrase, isCreatureNoun } from './being-nouns.ts'
import { genderOfNoun } from './gendered-nouns.ts'
import { kindOfNoun } from './noun-kinds.ts'
import { likeness, wordsOfName as words } from './likeness.ts'

/** Remembers who and what was meant, most recent first, and binds phrases to the story's own. */
export interface Binder {
  /** `doer` does it to what is meant, and is not meant by a plain 'him' or 'it'. */
  bind(mention: Mention, doer?: Actor): Mention
  /** Whether the phrase names a person or animal of the story. */
  isPerson(mention: Mention): boolean
  isHero(mention: Mention): boolean
  /** The person spoken to, where nobody is named. */
  addressee(): Mention | undefined
  /** From now on the words are said to them, who are 'you' in them and never 'she' or 'it'; to nobody by name where none is given. */
  speakTo(mention: Mention | undefined): void
}

interface Meant {
  mention: Mention
  kind: Referent['kind'] | 'unknown'
  gender?: Referent['gender']
  /** Meant by this very turn, or come in with the last one, and not known for longer. */
  isNow?: boolean
}

/** So many of those meant of late are in mind. */
const RECENT = 4

export function binderOf(referents: Referents, isSomebody: (mention: Mention) => boolean): Binder {
  const byId = new Map(referents.entities.map((entity) => [entity.id, entity]))
  const meant: Meant[] = referents.lastMeant.flatMap((id) => {
    const entity = byId.get(id)
    return entity ? [meantOf(entity)] : []
  })
  const note = (entry: Meant) => {
    const same = meant.findIndex(({ mention }) =>
      entry.mention.entityId
        ? mention.entityId === entry.mention.entityId
        : mention.text === entry.mention.text,
    )
    if (same >= 0) meant.splice(same, 1)
    meant.unshift({ ...entry, isNow: true })
  }
  const hero = referents.entities.find(({ kind }) => kind === 'hero')
  let spokenTo: Mention | undefined
  const isSame = ({ mention }: Meant, other: Actor | undefined) =>
    typeof other === 'object' &&
    (other.entityId ? mention.entityId === other.entityId : mention.text === other.text)
  const isSpokenTo = (each: Meant) => isSame(each, spokenTo)

  function bind(mention: Mention, doer?: Actor): Mention {
    // 'His mother': whoever is meant by that is a man.
    const holder = /^(?:his|her)$/.test(mention.determiner ?? '')
      ? antecedent(mention.determiner!)
      : undefined
    if (holder) holder.gender ??= mention.determiner === 'his' ? 'm' : 'f'
    const owner = mention.owner && bind(mention.owner)
    const of = mention.of && bind(mention.of)
    const and = mention.and?.map((each) => bind(each))
    const full: Mention = { ...mention, ...(owner && { owner }), ...(of && { of }), ...(and && { and }) }
    if (/^(?:i|me|myself|mine)$/.test(mention.pronoun ?? '')) return { ...full, entityId: hero?.id }
    if (mention.pronoun) return bindPronoun(full, doer)
    const entity = named(full)
    if (entity) {
      note(meantOf(entity, full))
      // 'Amos' is one.
      const isOne = full.isProper && entity.kind !== 'group' && entity.gender !== 'pl'
      return { ...full, entityId: entity.id, ...(isOne && { isPlural: undefined }) }
    }
    // 'Catch it by the tail': a part of it is not what 'it' means next.
    if (/^(?:the|his|her|its|their)$/.test(full.determiner ?? '') && kindOfNoun(full.head) === 'body')
      return full
    note({
      mention: full,
      kind:
        isAnimalPhrase(full.text, full.head) && !full.isProper
          ? 'animal'
          : isSomebody(full)
            ? 'person'
            : full.isPlural && !full.determiner
              ? 'group'
              : 'unknown',
      gender: full.isPlural ? 'pl' : genderOfNoun(full.head),
    })
    return full
  }

  function bindPronoun(mention: Mention, doer?: Actor): Mention {
    const pronoun = mention.pronoun!
    const found = antecedent(pronoun, /^(?:him|her|it|them)$/.test(pronoun) ? doer : undefined)
    if (!found) return mention
    const { text, head, entityId, determiner } = found.mention
    const bound = { ...mention, text, head, determiner, ...(entityId && { entityId }) }
    return bound
  }

  function antecedent(pronoun: string, doer?: Actor): Meant | undefined {
    const isPersonLike = ({ kind, mention }: Meant) =>
      kind === 'person' ||
      kind === 'animal' ||
      kind === 'hero' ||
      (kind === 'unknown' && mention.isProper === true)
    const others =
      pronoun === 'you' ? meant : meant.filter((each) => !isSpokenTo(each) && !isSame(each, doer))
    const wanted = /^(?:he|him|himself|his)$/.test(pronoun)
      ? 'm'
      : /^(?:she|her|herself|hers)$/.test(pronoun)
        ? 'f'
        : undefined
    if (wanted) {
      const fitting = others.filter(
        (each) =>
          isPersonLike(each) && (each.gender === wanted || each.gender === undefined || each.gender === 'n'),
      )
      // Whoever is known to be a 'she' is meant before somebody of whom nobody has said so, unless this turn named that one.
      const [first] = fitting
      const known =
        first && first.gender !== wanted && first.isNow !== true
          ? fitting.slice(0, RECENT).find(({ gender }) => gender === wanted)
          : undefined
      if (known) return known
      // An animal of no known gender is 'it' as long as somebody else can be meant.
      return (
        fitting.find(
          (each) =>
            each.kind !== 'animal' ||
            each.gender === wanted ||
            ((each.mention.isProper === true || each.isNow === true) && each === others[0]),
        ) ??
        strangerOf(wanted) ??
        fitting[0]
      )
    }
    if (/^(?:it|itself|this|that)$/.test(pronoun))
      return (
        others.find(
          ({ kind, mention, gender }) =>
            (kind === 'thing' ||
              (kind === 'person' && isCreatureNoun(mention.head)) ||
              (kind === 'animal' && (mention.isProper !== true || (gender !== 'm' && gender !== 'f'))) ||
              kind === 'unknown') &&
            !mention.isPlural &&
            !(mention.isProper && kind === 'unknown'),
        ) ?? others.find(({ kind }) => kind === 'place')
      )
    if (/^(?:they|them|themselves|these|those)$/.test(pronoun))
      return (
        others.find(
          ({ kind, gender, mention }) =>
            kind !== 'place' && (kind === 'group' || gender === 'pl' || mention.isPlural),
        ) ?? others.find((each) => isPersonLike(each) && each.kind !== 'animal')
      )
    if (pronoun === 'you') return addresseeMeant()
    if (/(?:^| )ones?$/.test(pronoun))
      return others.find(({ kind }) => kind === 'thing' || kind === 'unknown')
    return undefined
  }

  /** Somebody of the story who was not meant yet. */
  const strangerOf = (gender: 'm' | 'f'): Meant | undefined => {
    const people = referents.entities.filter(({ kind }) => kind === 'person')
    const found =
      people.find((entity) => entity.gender === gender) ??
      people.find(
        (entity) =>
          meantOf(entity).gender === undefined && entity.isPresent && entity.id !== spokenTo?.entityId,
      )
    return found && meantOf(found)
  }

  const addresseeMeant = () =>
    meant.find(isSpokenTo) ??
    meant.find(
      ({ kind, mention }) =>
        (kind === 'person' || kind === 'animal' || kind === 'group') &&
        (!mention.entityId || byId.get(mention.entityId)?.isPresent !== false),
    )

  function named(mention: Mention): Referent | undefined {
    const said = words(mention.text)
    if (said.length === 0) return undefined
    const head = mention.head
    let best: { entity: Referent; score: number } | undefined
    for (const entity of referents.entities) {
      // 'Her mouth' is no cave's, and 'the captain' of another ship is not the hero who is one.
      if (entity.kind === 'place' && mention.determiner !== 'the' && kindOfNoun(head) === 'body') continue
      if (entity.kind === 'hero' && !mention.isProper) continue
      const score = Math.max(0, ...entity.names.map((name) => likeness(said, head, name, mention, entity)))
      if (score === 0) continue
      const recent = meant.findIndex((each) => each.mention.entityId === entity.id)
      const total = score + (entity.isPresent ? 0.5 : 0) + (recent >= 0 ? 0.4 / (recent + 1) : 0)
      if (!best || total > best.score) best = { entity, score: total }
    }
    return best?.entity
  }

  return {
    bind,
    isPerson: (mention) => {
      const entity = mention.pronoun ? undefined : named(mention)
      return (
        entity !== undefined &&
        (entity.kind === 'person' ||
          entity.kind === 'animal' ||
          entity.kind === 'hero' ||
          entity.kind === 'group')
      )
    },
    isHero: (mention) =>
      /^(?:i|me|myself)$/.test(mention.pronoun ?? '') ||
      (hero !== undefined &&
        (mention.pronoun && /^(?:he|she|him|her|himself|herself|it)$/.test(mention.pronoun)
          ? antecedent(mention.pronoun)?.mention.entityId === hero.id
          : !mention.pronoun && named(mention) === hero)),
    addressee: () => addresseeMeant()?.mention,
    speakTo: (mention) => {
      spokenTo = mention
    },
  }

  function meantOf(entity: Referent, mention?: Mention): Meant {
    const name = entity.names[0] ?? entity.id
    return {
      mention: {
        text: mention?.text ?? name,
        head: mention?.head ?? words(name).at(-1) ?? name,
        entityId: entity.id,
        isProper: /^\p{Lu}/u.test(name) || undefined,
      },
      kind: entity.kind,
      isNow: entity.isNew,
      gender: entity.gender ?? (entity.kind === 'group' ? 'pl' : genderOfNoun(words(name).at(-1) ?? name)),
    }
  }
}
