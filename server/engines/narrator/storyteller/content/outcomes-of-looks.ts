import { outcomesIn } from './outcome-list.ts'

/** What a close look shows of a kind of thing, and of whoever or whatever is made out. */
export const ofLooks = outcomesIn(`
  look > door
    The paint round the handle of [object] is worn to the wood, but only on the inner side, where hands push to get out.
    At knee height on [object] there are scratches, an even row, with a date beside the last.
  look > readable
    In the margin of [object] someone has kept a tally in pencil, five strokes at a time, and stopped in the middle of a five.
    One corner of [object] has been torn away, neatly, along a crease, the way one tears off what one means to keep.
  look > animal
    [object] [object+watch] you the way one watches a door that may have supper behind it.
    [object] [object.is] thinner than one would like, and does not complain of it.
  look > wound injury bite cut burn bruise
    The edges of [object] are clean, and the two halves match: whatever did it was sharp, and in no hurry.
  look > trail track footprint spoor
    [^object] [object.is] fresh: the edges have had no time to dry.
  look > corpse carcass cadaver laid
    [^object] [object+lie] as if put down with care.
    One side of [object] is wet and the other dry: it was turned over.
`)
