import { unpackWorld } from '../../server/engines/narrator/storyteller/memory.ts'
import type { World } from '../../server/engines/narrator/storyteller/world.ts'

/** What in a reply, or in the world that goes with it, goes against what was told before. */
export function contradictions(
  text: string,
  memoryBefore: string | undefined,
  memoryAfter: string | undefined,
): string[] {
  const after = unpackWorld(memoryAfter)
  if (!after) return ['no world went with the reply']
  const before = unpackWorld(memoryBefore)
  return [
    ...(before ? changedFacts(before, after) : []),
    ...doubles(after),
    ...(before ? wrongSpeakers(text, before, after) : []),
    ...(before ? wrongPlaces(text, after) : []),
    ...(before ? wrongHomes(before, after) : []),
    ...wrongGlosses(text, after),
    ...wrongPronouns(text, after),
    ...wrongHoldings(text, before, after),
    ...wrongExits(text, before, after),
  ]
}

/** What a person is called, does and looks like, and what a place is, never changes. */
function changedFacts(before: World, after: World): string[] {
  const faults: string[] = []
  const compare = (kind: string, a: Record<string, unknown>, b: Record<string, unknown>, keys: string[]) => {
    for (const key of keys)
      if (a[key] !== b[key])
        faults.push(`${kind} ${String(a.name)}: ${key} was ${String(a[key])}, is ${String(b[key])}`)
  }
  for (const person of before.people) {
    const now = after.people.find(({ id }) => id === person.id)
    if (now) compare('person', { ...person }, { ...now }, ['name', 'role', 'gender', 'look', 'voice'])
  }
  for (const place of before.places) {
    const now = after.places.find(({ id }) => id === place.id)
    if (now) compare('place', { ...place }, { ...now }, ['name', 'prep', 'isInside', 'entry', 'genre'])
  }
  for (const thing of before.things) {
    const now = after.things.find(({ id }) => id === thing.id)
    if (now) compare('thing', { ...thing }, { ...now }, ['name'])
  }
  if (before.hero.role !== after.hero.role || before.hero.name !== after.hero.name)
    faults.push('the hero changed')
  return faults
}

/** No two people share a name; nobody is where no place is. */
function doubles(world: World): string[] {
  const names = [...world.people.map(({ name }) => name), ...world.pastNames]
  const twice = names
    .filter((name, at) => names.indexOf(name) < at)
    .map((name) => `two people called ${name}`)
  const lost = world.people
    .filter(({ at }) => at !== undefined && !world.places.some(({ id }) => id === at))
    .map(({ name }) => `${name} is nowhere`)
  return [...twice, ...lost]
}

const SAYS =
  '(?:nods|smiles|laughs|shrugs|sighs|hands|points|sits|stands|turns|leans|hesitates|waits|considers|shakes|goes on|says|asks|whispers|murmurs|remarks|observes|announces|declares|mutters|tells you|wants to know|explains|confides|informs you)'

/** Whoever speaks is on the spot, before the turn or after it. */
function wrongSpeakers(text: string, before: World, after: World): string[] {
  return after.people
    .filter(({ id, name, at }) => {
      const first = name.split(' ')[0]!
      const isSpeaking = new RegExp(`” (?:${SAYS} ${first}\\b|${first}(?: the [a-z' -]+)? ${SAYS})`).test(
        text,
      )
      const was = before.people.find((person) => person.id === id)?.at
      return isSpeaking && at !== after.here && was !== before.here && was !== after.here
    })
    .map(({ name }) => `${name} speaks and isn’t there`)
}

/** Where the hero is said to have come is where the hero is. */
function wrongPlaces(text: string, after: World): string[] {
  const here = after.places.find(({ id }) => id === after.here)
  const [, told] =
    /(?:You have (?:come to|reached)|So you have come to|Here, then:|You come out (?:in|on|at|aboard|under)) (?:the )?([^.,]+)[.,]/.exec(
      text,
    ) ?? []
  return told && here && told.toLowerCase().replace(/’/g, "'") !== here.name.toLowerCase()
    ? [`the hero comes to ${told} and is in ${here.name}`]
    : []
}

/** Nobody goes from one place to another unseen, but by a beat of the story, a call, or along with the hero; the vanished stay away until they are found. */
function wrongHomes(before: World, after: World): string[] {
  const lost = new Set(
    before.threads.flatMap(({ parts }) => (parts.lost && 'person' in parts.lost ? [parts.lost.person] : [])),
  )
  return after.people
    .filter(({ id, at }) => {
      const was = before.people.find((person) => person.id === id)
      if (!was || was.at === at || at === undefined) return false
      const isFound = lost.has(id) && was.at === undefined && !/^(?:climax|aftermath)$/.test(after.arc.beat)
      const isElsewhere = at !== after.here && at !== before.here && !lost.has(id)
      return isFound || (isElsewhere && was.at !== after.here && was.at !== before.here)
    })
    .map(({ name }) => `${name} has moved unseen`)
}

/** 'Edda the ferrywoman' only of the one whose trade it is: never a name with somebody else's trade. */
function wrongGlosses(text: string, world: World): string[] {
  return world.people.flatMap(({ name, role }) =>
    world.people
      .filter((other) => other.role !== role && text.includes(`${name} the ${other.role} `))
      .map((other) => `wrong trade: ${name} the ${other.role}`),
  )
}

/** In a sentence that begins with one person's name and names nobody else, the pronouns are that person's. */
function wrongPronouns(text: string, world: World): string[] {
  const faults: string[] = []
  for (const sentence of text.replace(/“[^”]*”/g, '""').split(/(?<=[.!?])\s+/)) {
    const named = world.people.filter(({ name }) => sentence.includes(name))
    if (named.length !== 1 || !sentence.startsWith(named[0]!.name)) continue
    if (
      /\b(?:man|woman|boy|girl|child|one|stranger|somebody|someone|mother|father|aunt|uncle|brother|sister)\b/.test(
        sentence,
      )
    )
      continue
    const wrong = named[0]!.gender === 'he' ? /\b(?:she|her|hers|herself)\b/ : /\b(?:he|him|his|himself)\b/
    if (wrong.test(sentence)) faults.push(`wrong pronoun: ${sentence.slice(0, 90)}`)
  }
  return faults
}

/** 'your lantern' is a lantern the hero has, or had until this turn. */
function wrongHoldings(text: string, before: World | undefined, after: World): string[] {
  return after.things
    .filter(
      ({ id, name, at }) =>
        text.includes(`your ${name}`) &&
        at !== 'hero' &&
        before?.things.find((thing) => thing.id === id)?.at !== 'hero',
    )
    .map(({ name }) => `the hero doesn’t have the ${name}`)
}

/** A way out that is told of is one. */
function wrongExits(text: string, before: World | undefined, after: World): string[] {
  const here = after.places.find(({ id }) => id === after.here)
  const was = before?.places.find(({ id }) => id === before.here)
  return after.places
    .filter(({ name, id }) => {
      const isTold = new RegExp(
        `(?:go on to|way out leads to|go off towards|seem to make for) the ${name}(?=[,.;]| and )`,
        'i',
      ).test(text)
      return isTold && !here?.exits.includes(id) && !was?.exits.includes(id)
    })
    .map(({ name }) => `no way leads to the ${name}`)
}
