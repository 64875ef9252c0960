import type { FoundPerson } from '../found-person.ts'
import { type Entity, isFirstPerson } from './entity.ts'
import type { Frame } from './frames.ts'
import type { Node } from './parsed-text.ts'

/** Everybody of a text, found by the words that mean them, and what comes out about them. */
export class Cast {
  /** How strongly each is against the hero. */
  readonly enmity = new Map<FoundPerson, number>()
  readonly nodes: readonly Node[]
  readonly entities: readonly Entity[]
  readonly #persons: ReadonlyMap<Entity, FoundPerson>
  readonly #entityOf = new Map<Node, Entity>()

  constructor(
    nodes: readonly Node[],
    entities: readonly Entity[],
    persons: ReadonlyMap<Entity, FoundPerson>,
  ) {
    this.nodes = nodes
    this.entities = entities
    this.#persons = persons
    for (const entity of entities) {
      for (const phrase of entity.phrases) for (const word of phrase.words) this.#entityOf.set(word, entity)
      for (const pronoun of entity.pronouns) this.#entityOf.set(pronoun, entity)
    }
  }

  personOf(entity: Entity): FoundPerson | undefined {
    return this.#persons.get(entity)
  }

  /** Everybody whom the words mean; of a group told one by one all of them. */
  meant(...nodes: (Node | undefined)[]): FoundPerson[] {
    const entities = nodes.map((node) => node && this.#entityOf.get(node))
    const members = entities.flatMap((entity) => entity?.phrases.flatMap((phrase) => phrase.members) ?? [])
    const all = [...entities, ...members.map(({ head }) => this.#entityOf.get(head))]
    const people = all.map((entity) => entity && this.#persons.get(entity))
    return [...new Set(people)].filter((person) => person !== undefined)
  }

  isHero(node: Node | undefined): boolean {
    return node !== undefined && (isFirstPerson(node) || this.#entityOf.get(node)?.isHero === true)
  }

  /** 'Me', or what is mine: 'our boat', 'my sister'. */
  isHeros(node: Node): boolean {
    return (
      this.isHero(node) || node.children.some((child) => child.label === 'nmod:poss' && this.isHero(child))
    )
  }

  /** Whether the hero is one of a group that is told one by one. */
  isWithHero(node: Node): boolean {
    const members = this.#entityOf.get(node)?.phrases.flatMap((phrase) => phrase.members) ?? []
    return this.isHero(node) || members.some(({ head }) => this.isHero(head))
  }

  sentenceOf({ sentence }: Node): string {
    const own = this.nodes.filter((each) => each.sentence === sentence)
    return own
      .map((each, at) => (at > 0 && own[at - 1]!.end < each.start ? ` ${each.word}` : each.word))
      .join('')
  }

  join(...people: FoundPerson[]): void {
    for (const person of people) if (person.state !== 'dead') person.isCompanion = true
  }

  oppose(people: FoundPerson[], strength: number): void {
    for (const person of people) this.enmity.set(person, (this.enmity.get(person) ?? 0) + strength)
  }

  /** Nobody comes back from the dead, and who is captive is not only gone. */
  mark(people: FoundPerson[], state: FoundPerson['state'], clause: Node, by?: FoundPerson): void {
    const rank = { near: 0, present: 0, absent: 1, captive: 2, dead: 3 }
    for (const person of people) {
      if (rank[state] < rank[person.state]) continue
      person.state = state
      person.because ??= this.sentenceOf(clause)
      if (by) person.by ??= by.name ?? by.role
    }
  }
}

/** A clause with the people in it. */
export interface Scene {
  frame: Frame
  cast: Cast
  subjects: FoundPerson[]
  told: FoundPerson[]
  objects: FoundPerson[]
  agents: FoundPerson[]
  byHero: boolean
  toHero: boolean
  /** It is so, by what the clause says. */
  isSo: boolean
}

export function sceneOf(frame: Frame, cast: Cast): Scene {
  return {
    frame,
    cast,
    subjects: cast.meant(...frame.subjects),
    told: cast.meant(...frame.told),
    objects: cast.meant(...frame.objects),
    agents: cast.meant(...frame.agents),
    byHero: frame.subjects.some((node) => cast.isHero(node)),
    toHero: frame.objects.some((node) => cast.isHero(node)),
    isSo: frame.isReal && !frame.isNegated,
  }
}
