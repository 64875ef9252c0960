import { addThing } from './cast-world.ts'
import type { DeedTelling } from './deed-telling.ts'
import type { ResolvedDeed } from './resolve-deed.ts'
import { sceneScope } from './scene.ts'
import { isFoe } from './threads.ts'
import { summoned, tellAbsent } from './tell-talk.ts'
import { orderLines } from './wordbooks/order-lines.ts'
import { mainThread, type Person } from './world.ts'

const FETCHING = /^(?:fetches|brings|gets|hands|gives)\b/
const COMING = /^(?:follows you|comes)\b/
const STAYING = /^(?:waits|stays|keeps watch|guards)\b/

/** Somebody does what the hero tells them to, and something comes of it; an enemy, or one who was wronged, won't. */
export function tellOrder(telling: DeedTelling, doer: Person): void {
  const { draft, world, deed } = telling
  const who = summoned(draft, world, doer)
  if (!who) return tellAbsent(draft, world, doer)
  const scope = {
    ...sceneScope(world, draft.pen.chance, who, deed.isByRole),
    done: deed.ordered,
    object: deed.noun?.gender ? undefined : deed.noun,
  }
  if (who.mood < 0 || isFoe(world, mainThread(world), who)) return void draft.add(orderLines.refused, scope)
  if (!draft.add(orderLines.done, scope)) draft.add(orderLines.heeded, scope)
  settleOrder(telling, who)
  if (!telling.isBeatNext) draft.add(resultsOf(deed), scope, { reserve: 14 })
}

/** What is fetched is the hero's from now on; who is told to come comes along. */
function settleOrder({ world, casting, deed, genre }: DeedTelling, who: Person): void {
  const ordered = deed.ordered ?? ''
  if (COMING.test(ordered)) who.isCompanion = true
  if (STAYING.test(ordered)) who.isCompanion = false
  const [fetched = ''] = ordered.split(' and ')
  if (!FETCHING.test(ordered) || !deed.noun || !fetched.includes(deed.noun.name) || deed.noun.gender) return
  const thing = deed.thing ?? addThing(casting, genre(), 'hero', deed.noun.name)
  thing.at = 'hero'
  world.focus.thing = thing.id
}

function resultsOf({ act, noun, ordered = '' }: ResolvedDeed): string[] {
  if (FETCHING.test(ordered) && noun && ordered.includes(noun.name)) return orderLines.fetched
  if (COMING.test(ordered) || STAYING.test(ordered)) return orderLines.place
  if (/^(?:look|search|listen|smell|touch|read)$/.test(act)) return orderLines.looked
  if (/^(?:go|follow|flee|hide)$/.test(act)) return orderLines.gone
  if (/^(?:open|close|break|use|make|move|throw|take)$/.test(act)) return orderLines.handled
  return orderLines.other
}
