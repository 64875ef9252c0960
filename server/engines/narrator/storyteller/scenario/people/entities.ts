import { isPersonWord, isRole } from '../roles.ts'
import { isBeingName, isBeingPhrase } from './beings.ts'
import { type Entity, genderOfEntity, isFirstPerson, nounOf } from './entity.ts'
import type { Node } from './parsed-text.ts'
import type { Phrase } from './phrase.ts'
import { meantBy, THIRD } from './pronouns.ts'
import { linksOf, type Partner } from './same-as.ts'

/** Sorts the phrases of a text by whom they mean; the hero is the first of them. */
export function entitiesOf(nodes: Node[], phrases: Phrase[], actor: Phrase | undefined): Entity[] {
  const byName = Map.groupBy(
    phrases.filter(({ name, noun }) => name && !noun),
    ({ name }) => name!,
  )
  const links = linksOf(nodes, phrases)
  // 'I was the voice of a rabbit', 'Captain Roake of the Third Lancers'.
  const isOnlyOf = (phrase: Phrase): boolean =>
    phrases.some(
      ({ of, noun, name }, at) =>
        of === phrase &&
        (noun && !name
          ? !isRole(noun.plain) && links.get(phrases[at]!)?.includes('hero') === true
          : phrase.determiner === 'the' && isPersonWord(name!.split(' ')[0]!.toLowerCase())),
    )
  const isSomebody = (phrase: Phrase): boolean =>
    counted.has(phrase) ||
    (isOnlyOf(phrase)
      ? false
      : phrase.noun
        ? isBeingPhrase(phrase)
        : isBeingName(phrase.name!, byName.get(phrase.name!) ?? [phrase]) ||
          (phrase.determiner !== undefined && isPersonWord(phrase.name!.toLowerCase())))
  const counted = new Set(phrases.flatMap(({ members }) => members))
  const groups = groupsOf(phrases, links)
  const hero: Entity = { phrases: [], pronouns: [], isHero: true }
  const entities: Entity[] = [hero]
  const at = new Map(phrases.flatMap((phrase) => phrase.words.map((word) => [word, phrase] as const)))
  const of = new Map<Group, Entity | undefined>()
  for (const node of nodes) {
    if (node.tag === 'PRON' && THIRD[node.plain] !== undefined) {
      const group = groups.find(({ pronouns }) => pronouns.includes(node))
      const entity = meantBy(node, entities, at)
      entity?.pronouns.push(node)
      if (group && entity && !of.has(group)) join(group, entity)
      continue
    }
    if (isFirstPerson(node)) hero.pronouns.push(node)
    const phrase = at.get(node)
    if (!phrase || phrase.words[0] !== node) continue
    const group = groups.find((each) => each.phrases.includes(phrase))!
    if (of.has(group)) continue
    const known =
      group.isHero || (actor && group.phrases.includes(actor))
        ? hero
        : group.phrases.map((each) => sameAsKnown(each, entities)).find((each) => each !== undefined)
    if (known) join(group, known)
    else if (group.phrases.some(isSomebody) && !group.pronouns.some(({ at: later }) => later < node.at)) {
      const entity: Entity = { phrases: [], pronouns: [], isHero: false }
      entities.push(entity)
      join(group, entity)
    } else if (group.pronouns.length === 0) of.set(group, undefined)
  }
  return entities

  function join(group: Group, entity: Entity): void {
    of.set(group, entity)
    entity.phrases.push(...group.phrases)
    entity.gender ??= genderOfEntity(entity)
  }
}

interface Group {
  phrases: Phrase[]
  pronouns: Node[]
  isHero: boolean
}

/** Phrases that are linked are one. */
function groupsOf(phrases: Phrase[], links: Map<Phrase, Partner[]>): Group[] {
  const groups: Group[] = []
  const seen = new Set<Phrase>()
  for (const phrase of phrases) {
    if (seen.has(phrase)) continue
    const group: Group = { phrases: [], pronouns: [], isHero: false }
    const visit = (each: Phrase) => {
      if (seen.has(each)) return
      seen.add(each)
      group.phrases.push(each)
      for (const partner of links.get(each) ?? []) {
        if (partner === 'hero') group.isHero = true
        else if ('words' in partner) visit(partner)
        else group.pronouns.push(partner)
      }
    }
    visit(phrase)
    groups.push(group)
  }
  return groups
}

/** Who is already known by that name or trade. */
function sameAsKnown(phrase: Phrase, entities: Entity[]): Entity | undefined {
  const noun = nounOf(phrase)
  const parts = phrase.name?.split(' ') ?? []
  return entities.findLast(
    (entity) =>
      !(entity.isHero && phrase.possessive) &&
      entity.phrases.some((known) => {
        if (phrase.name && known.name)
          return (
            known.name === phrase.name || (parts.length === 1 && known.name.split(' ').includes(parts[0]!))
          )
        const isDefinite =
          phrase.determiner !== undefined && /^(?:the|this|that|my|our|his|her)$/.test(phrase.determiner)
        if (!phrase.name && !known.name)
          return (
            noun !== undefined && noun === nounOf(known) && isDefinite && phrase.isPlural === known.isPlural
          )
        if (entity.phrases.some(({ name }) => name && phrase.name && name !== phrase.name)) return false
        const named = phrase.name ? phrase : known
        const bare = phrase.name ? known : phrase
        const bareNoun = nounOf(bare)
        if (bareNoun === undefined || bare.isPlural || (bare === phrase && !isDefinite)) return false
        return nounOf(named) === bareNoun || named.name!.toLowerCase().split(' ').includes(bareNoun)
      }),
  )
}
