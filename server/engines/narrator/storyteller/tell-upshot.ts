import { addThing } from './cast-world.ts'
import { drawFrom } from './draw.ts'
import type { DeedTelling } from './deed-telling.ts'
import type { Scope } from './pen.ts'
import { sceneScope } from './scene.ts'
import { isFoe } from './threads.ts'
import { upshotLines } from './wordbooks/upshot-lines.ts'
import { wordbooks } from './wordbooks/wordbooks.ts'
import { mainThread, personNoun, thingNoun, thingsHere } from './world.ts'

const SEEKING = /^(?:look|search|touch|open|break|read)$/
const STILL = /^(?:hide|wait|listen|follow)$/

/** What comes of a deed when no step of the plot does: something found, overheard, thought, or felt to matter. */
export function tellUpshot(telling: DeedTelling): boolean {
  const { draft, world, deed } = telling
  const { chance } = draft.pen
  const scope = { ...sceneScope(world, chance, deed.who), object: deed.noun }
  const options = { reserve: 14, isApart: chance.isLucky(0.3) }
  if (SEEKING.test(deed.act)) {
    if (chance.isLucky(0.4) && tellFind(telling)) return true
    if (deed.act === 'open' && chance.isLucky(0.5) && draft.add(upshotLines.way, scope, options)) return true
    return chance.isLucky(0.75) && draft.add(upshotLines.bearing, scope, options)
  }
  if (STILL.test(deed.act)) return chance.isLucky(0.7) && draft.add(upshotLines.overheard, scope, options)
  if (deed.act === 'rest') return draft.add(upshotLines.waking, scope, options)
  if (deed.act === 'think') return draft.add(upshotLines.known, scope, options)
  if (deed.act === 'cast' || deed.act === 'pray' || deed.act === 'perform')
    return draft.add(upshotLines.wake, scope, options)
  const isHarsh = deed.act === 'fight' || deed.act === 'shoot' || deed.act === 'threaten'
  if (isHarsh && deed.who && !isFoe(world, mainThread(world), deed.who)) return tellHurt(telling, scope)
  return (
    /^(?:take|use|make|write|other)$/.test(deed.act) &&
    chance.isLucky(0.5) &&
    draft.add(upshotLines.bearing, scope, options)
  )
}

/** One who is fought leaves; one who is only threatened keeps a distance. */
function tellHurt({ draft, deed }: DeedTelling, scope: Scope): boolean {
  const isFought = deed.act !== 'threaten'
  const isTold = draft.add(isFought ? upshotLines.routed : upshotLines.hurt, scope, { reserve: 14 })
  if (isTold && isFought && deed.who) {
    deed.who.mood = -2
    deed.who.at = undefined
  }
  return isTold
}

/** A small thing comes to light, may be somebody's, and is there to be taken from now on. */
function tellFind({ draft, world, casting, genre }: DeedTelling): boolean {
  if (thingsHere(world).length >= 3) return false
  const { chance } = draft.pen
  const token = drawFrom(wordbooks[genre()], 'token', chance, casting.rating)
  const name = token?.replace(/^(?:an?|the|half an?) /, '')
  if (!token || !name || /^half|,/.test(token) || world.things.some((thing) => thing.name === name))
    return false
  const noun = thingNoun({ id: 0, name, isPlural: false, at: 'gone' })
  if (!draft.add(upshotLines.find, { ...sceneScope(world, chance), find: noun }, { reserve: 14 }))
    return false
  const thing = addThing(casting, genre(), { place: world.here }, name)
  world.focus.thing = thing.id
  const others = world.people.filter((person) => person.isMet && person.at !== undefined)
  const other = chance.pick(others)
  if (other && chance.isLucky(0.5))
    draft.add(upshotLines.owner, { other: personNoun(other) }, { reserve: 14 })
  return true
}
