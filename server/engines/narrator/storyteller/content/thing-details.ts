import { lines } from './line-list.ts'
import type { ThingClass } from './things.ts'

/** What a close look shows, by kind of thing. */
export const thingDetails: Partial<Record<ThingClass | 'animal' | 'body' | 'fixture' | 'plain', string[]>> = {
  plain: lines(`
    [^object] [object.is] older than [object.they] [object+look], and [object.is] well looked after.
    One side of [object] is more worn than the other.
    One part of [object] is darker than the rest, and you cannot say why.
  `),
  fixture: lines(`
    [object] [object.is] older than most of [place], and kept in better order.
    One edge of [object] is worn smooth, where people at [place] have leaned on [object.them].
    There's dust on [object], and a clean round patch in the middle of [object.them].
    Somebody has mended [object] once, with more patience than skill.
    [object] [object.has] a number painted on the side, small, and half gone.
  `),
  door: lines(`
    The paint round the handle of [object] is worn to the wood, but only on the inner side, where hands push to get out.
    Somebody has oiled the hinges of [object] within the week, and wiped the drips away with care.
    At knee height on [object] there are scratches, an even row, with a date beside the last.
    There's a second keyhole in [object], lower than the first, and it has been used more.
  `),
  container: lines(`
    There's a false bottom to [object]; one can tell by the knock, which comes back too soon.
    The lock of [object] is new and the rest is not, and the screws belong to neither.
    A tag hangs from [object] by one thread. Of the name only the last two letters are left.
    Whoever packed [object] expected never to unpack it: everything wrapped, nothing labelled.
  `),
  readable: lines(`
    In the margin of [object] someone has kept a tally in pencil, five strokes at a time, and stopped in the middle of a five.
    A thumb has covered the same spot of [object] so many times that what was there is nearly gone.
    The date on [object] is wrong. Not mistaken: altered, by a careful person with a matching pen.
    One corner of [object] has been torn away, neatly, along a crease, the way one tears off what one means to keep.
  `),
  light: lines(`
    The glow of [object] doesn't fall evenly; somebody has turned it so that it can be seen from a long way off, in just the one direction.
    Something has been burnt in [object] besides what was meant to be. A corner of it is left, brown and curled.
  `),
  weapon: lines(`
    [object] [object.has] been cleaned more often than used, and by somebody who knew how.
    There are two initials cut into [object], and one of them has been filed away.
  `),
  key: lines(`
    The teeth of [object] are bright with use. Whatever [object.they] [object+open], it was opened today.
    A scrap of label hangs from [object]: a number, and half of a word.
  `),
  money: lines(`
    One side of [object] is worn smooth; the other has a head on it that nobody at [place] has been ruled by for years.
    [object] [object.is] real enough. Somebody has marked one of the edges with three small nicks.
  `),
  food: lines(`
    [object] [object.is] fresh: today's, or made by somebody with a steady hand and a low oven.
    A bite has been taken out of [object], and smoothed over again, almost.
  `),
  drink: lines(`
    [object] [object.is] still warm, and the ring under it is the only one on the boards.
  `),
  garment: lines(`
    In the lining of [object] a seam has been opened and sewn up again, in a slightly different thread.
    [object] [object.has] been let out once and taken in twice; the last owner was about your size.
  `),
  instrument: lines(`
    [object] [object.is] in tune. Somebody has kept [object.them] so, against the damp of [place].
  `),
  device: lines(`
    All of [object] is dusty but a single knob, and that has a thumbprint on it in grease.
  `),
  vehicle: lines(`
    The wheel, or the tiller, of [object] is polished by one pair of hands, a left-hander's.
    [object] [object.has] come a long way lately: there's mud on [object.them] that is not from here.
  `),
  body: lines(`
    There is a bruise at one temple of [object], and no other mark. It was quick.
    One hand of [object] is closed on a scrap of cloth that was torn from somebody's sleeve.
    [object] [object.is] cold: it happened hours ago, and not where [object.they] [object+lie] now.
  `),
  animal: lines(`
    [object] [object.has] one torn ear, long healed, and the manner of somebody who won.
    There's a bit of string round [object's] neck, with a knot that only a child would tie.
    [object] [object+watch] you the way one watches a door that may have supper behind it.
    [object] [object.is] thinner than one would like, and does not complain of it.
  `),
}
