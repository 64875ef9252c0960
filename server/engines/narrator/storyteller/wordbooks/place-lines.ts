import type { Place } from '../world.ts'
import { lines } from './wordbook.ts'

const inside = lines(`
  It is one of those places where the corners are older than the middle.
  Everything in [place] has been put where somebody's hand would fall on it, and the hand is gone.
  The walls have taken in so much talk that they seem to lean towards more.
  A stair creaks, though nobody is on it; [place] is settling, or pretending to.
  The air in [place] has been breathed before, by people who were worried.
  On the sill lie three burnt matches, a thimble, and a button, in a row, like evidence.
  Light gets into [place] sideways, and only so far.
  There are more chairs here than friends.
  A draught goes about [place] at ankle height, trying the doors.
  Whoever swept here last swept round something, and whatever it was is not here now.
`)

const outside = lines(`
  The ground here remembers more feet than it shows.
  There is a great deal of sky over [place], and all of it seems to be paying attention.
  Paths come into [place] from three sides, and leave it, if one looks closely, by four.
  A wall of old stones keeps one thing from another, though it's no longer clear what from what.
  Somebody has stood at this spot, lately and for a long time; the grass hasn't got up again.
  Birds rise from the far side of [place], turn once, and come down where they were.
  [^place] lies open to the weather and to whoever else is passing.
  Everything that is nailed down here has been, at some point, nailed down again.
  What shelter there is has been taken already, by leaves and by one cat.
  From the middle of [place] one can be seen from everywhere, and can't see who is looking.
`)

/** Sentences for a place that no wordbook describes. */
export const placeKindLines = (place: Pick<Place, 'isInside'>): string[] =>
  place.isInside ? inside : outside
