import { outcomesIn } from './outcome-list.ts'

/** What a close look shows, and what is to be seen, heard and found by whoever looks out for it. */
export const ofLooks = outcomesIn(`
  look > fixture
    [object] [object.is] older than most of [place], and kept in better order.
    One edge of [object] is worn smooth, where people at [place] have leaned on [object.them].
    There's dust on [object], and a clean round patch in the middle of [object.them].
    Somebody has mended [object] once, with more patience than skill.
    [object] [object.has] a number painted on the side, small, and half gone.
  look > door
    The paint round the handle of [object] is worn to the wood, but only on the inner side, where hands push to get out.
    Somebody has oiled the hinges of [object] within the week, and wiped the drips away with care.
    At knee height on [object] there are scratches, an even row, with a date beside the last.
    There's a second keyhole in [object], lower than the first, and it has been used more.
  look > readable
    In the margin of [object] someone has kept a tally in pencil, five strokes at a time, and stopped in the middle of a five.
    A thumb has covered the same spot of [object] so many times that what was there is nearly gone.
    The date on [object] is wrong. Not mistaken: altered, by a careful person with a matching pen.
    One corner of [object] has been torn away, neatly, along a crease, the way one tears off what one means to keep.
  look > app phone smartphone
    By [object] it is [time]; nothing new has come in.
  look > fire fireplace hearth lamp lantern stove brazier
    The glow of [object] doesn't fall evenly; somebody has turned it so that it can be seen from a long way off, in just the one direction.
    Something has been burnt in [object] besides what was meant to be. A corner of it is left, brown and curled.
  look > money
    One side of [object] is worn smooth; the other has a head on it that nobody at [place] has been ruled by for years.
    [object] [object.is] real enough. Somebody has marked one of the edges with three small nicks.
  look > food
    [object] [object.is] fresh: today's, or made by somebody with a steady hand and a low oven.
    A bite has been taken out of [object], and smoothed over again, almost.
  look > coat jacket cloak dress uniform
    In the lining of [object] a seam has been opened and sewn up again, in a slightly different thread.
    [object] [object.has] been let out once and taken in twice; the last owner was about your size.
  look > device
    [^object] [object.is] dusty all over but for a single knob, and that has a thumbprint on it in grease.
  look > vehicle
    The wheel, or the tiller, of [object] is polished by one pair of hands, a left-hander's.
    [object] [object.has] come a long way lately: there's mud on [object.them] that is not from here.
  look > animal
    [object] [object.has] one torn ear, long healed, and the manner of somebody who won.
    There's a bit of string round [object's] neck, with a knot that only a child would tie.
    [object] [object+watch] you the way one watches a door that may have supper behind it.
    [object] [object.is] thinner than one would like, and does not complain of it.
  look > wound injury bite cut burn bruise
    The edges of [object] are clean, and the two halves match: whatever did it was sharp, and in no hurry.
    [^object] [object.is] older than you were told, by a day at least.
  find > ship fleet boat vessel army people rider troop soldier
    There [object.they] [object.is], far off still: a row of specks, and while you count them another one.
    You make [object.them] out by the dark line [object.they] [object+draw] along the edge of things, and [object.they] [object.is] coming this way.
  find > person animal being
    There [object.they] [object.is], a good way off, with [object.their] back to you.
  look > trail track footprint spoor
    [^object] [object.is] fresh: the edges have had no time to dry. Whoever it was stood here for a while, and then left in a hurry.
    One side of [object] is deeper than the other, as of somebody with a heavy load, or a bad leg.
  find > trail track footprint spoor
    There [object.they] [object.is], pressed deep, and the grass in [object.them] has not stood up again: not an hour old.
    There [object.they] [object.is], plain as print, and [object.they] [object+go] past [prop] and on.
  look > corpse carcass cadaver laid
    [^object] [object+lie] as if put down with care.
    One side of [object] is wet and the other dry: it was turned over.
  look > face
    For a moment [object] [object.is] quite open, and then it is shut again.
    Nothing in [object] moves; one would have to know [object.them] well to read more there.
  there_is > by_house by_hut by_cabin by_cottage by_farmhouse by_castle by_chapel
    [^actor] [actor+stand] a little way off, and nothing stirs about [actor.them].
    From where you are you see one side of [actor], and no more yet.
  look > mirror
    [^object] [object+show] what there is to be seen in [object.them], the wrong way round.
  look > tree plant flower bush garden
    A branch of [object] is broken, at the height of a shoulder, and the break is still white.
    Under the leaves of [object] something has been hung up with string: a ring, too small for any finger.
  look_out peek peer watch scan keep_watch > self
    Nobody is to be seen from [place], not now.
    All is as it was, as far as you can see from [place].
  listen > self
    For as long as you hold your breath there is nothing to be heard but [place] itself.
`)
