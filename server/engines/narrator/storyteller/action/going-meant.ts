import { kindOfPlace } from '../content/places.ts'
import { isVehicleNoun } from '../language/noun-kinds.ts'
import { wayOf } from '../language/way-of.ts'
import { isOfClass } from '../content/things.ts'
import type { Clause } from '../language/clause.ts'

/** Ways that are none, and aims that are named after 'for'. */
export function goingMeant(clause: Clause): Clause | undefined {
  // 'Along the corridor to the dining car': that is where one gets to.
  const isGoing = /^(?:go|enter|leave|climb|return|flee|approach|ride|drive|swim|sneak|jump|fly)$/.test(
    clause.act ?? '',
  )
  const last = isGoing && wayOf(clause.text, clause.verb)?.findLast(({ is }) => is === 'to')?.mention
  const passed = clause.place ?? (isOfClass(clause.object?.head ?? '', 'door') ? clause.object : undefined)
  if (
    last &&
    passed &&
    last.head !== passed.head &&
    !last.of &&
    kindOfPlace(last.text) &&
    !isVehicleNoun(last.head)
  )
    return { ...clause, place: last, object: passed === clause.object ? undefined : clause.object }
  // 'Turn back through the leaves' goes nowhere.
  if (/^(?:leaf|page|chapter|book|album)$/.test(clause.place?.head ?? '') && / through /.test(clause.text))
    return {
      ...clause,
      act: undefined,
      verb: 'browse',
      object: { ...clause.place!, and: undefined },
      place: undefined,
    }
  // 'Run for the car': that is where one gets to.
  const aim =
    /^(?:go|flee|approach)$/.test(clause.act ?? '') &&
    !(clause.object ?? clause.place ?? clause.target) &&
    /\b(?:run|runs|ran|head|make|dash|race|sprint|bolt|rush) (?:straight |back )?for (the|my|our) ((?:\p{L}+ )?\p{L}+)\W*$/iu.exec(
      clause.text,
    )
  if (aim)
    return {
      ...clause,
      act: 'approach',
      object: {
        text: aim[2]!,
        head: aim[2]!.split(' ').at(-1)!.toLowerCase(),
        determiner: aim[1]!.toLowerCase(),
      },
    }
  // 'Peek into the hallway': nobody goes there.
  const peeked = clause.object ?? clause.place ?? clause.target
  if (
    clause.act === 'look' &&
    /^(?:peek|peer|glance|look)$/.test(clause.verb ?? '') &&
    peeked &&
    kindOfPlace(peeked.text) &&
    !isOfClass(peeked.head, 'container') &&
    / (?:into|through|round|around|inside|out of) /.test(clause.text) &&
    !/\b(?:look|looks|looking) (?:around|round) (?:in|at)?\b/.test(clause.text) &&
    (clause.verb !== 'look' || / into /.test(clause.text))
  )
    return {
      ...clause,
      verb: 'peek',
      particle: undefined,
      direction: undefined,
      object: undefined,
      place: undefined,
      target: undefined,
    }
  return undefined
}

/** 'Go out to the barn' leaves none, 'go down to the treasury' climbs nothing, and 'duck into an alley' hides none. */
export function wayMeant(clause: Clause): Clause | undefined {
  const way = clause.place ?? clause.object ?? clause.target
  const isWay =
    (clause.act === 'leave' && / (?:out|off) (?:in)?(?:to|onto|on|at) /.test(clause.text)) ||
    (clause.act === 'climb' && /^(?:go|come|walk|run|head|hurry)$/.test(clause.verb ?? '')) ||
    (clause.act === 'hide' && / into /.test(clause.text))
  const isDownTo =
    clause.act === 'climb' &&
    clause.place &&
    /\b(?:go|goes|run|walk|head|creep|sneak) (?:up|down) (?:in)?to\b/.test(clause.text)
  if (way && ((isWay && kindOfPlace(way.text)) || isDownTo))
    return { ...clause, act: 'go', place: way, object: undefined, target: undefined }
  return undefined
}
