import { outcomesIn } from './outcome-list.ts'

/** What the narrator answers where nobody has told it yet and the story leaves it open, by what is asked. */
export const ofAnswers = outcomesIn(`
  changed > any
    Yes: [prop] [prop.is] not where it was. It has moved by the width of a hand, and the clean stripe shows from where.
    One thing: by [prop] lies [found.a] that was not there before.
  changed > thing
    Yes. It lies a little differently, with the side up that was down.
    Yes: it is further from the edge than you left it.
  changed > being
    Yes: [object.they] [object+hold] [object.their] head differently, as if listening for somebody.
  odd > any
    One thing: [prop] [prop.is] cleaner than everything round it, and for no reason that one can see.
    There is no dust at all on [prop], and all round it lies a finger of it.
    Near [prop] lies [found.a], and it can't have been here long.
  noise > ship
    A block has come loose aloft and beats on the mast, three and three.
  noise > starship
    Metal, cooling: one hears it go from rib to rib of the hull.
  noise > in house room inn castle
    A shutter, somewhere above, that has come off its hook; it knocks twice, waits, and knocks twice.
    Water in the pipe, or in the wall. It gurgles, and stops.
  noise > out forest field street village
    Geese, going over, very high.
  noise > any
    Something heavy has been set down, not far off, by two people, one of whom says "sh".
    It comes from behind [prop]: a slow tapping, four and a rest, four and a rest.
  absent > any
    There is no sign of [sought].
    You look, and wait, and look again: no sign of [sought].
`)
