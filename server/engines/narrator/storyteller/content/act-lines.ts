import type { ActName } from '../language/acts.ts'
import { bodyLines } from './act-lines/body-lines.ts'
import { forceLines } from './act-lines/force-lines.ts'
import { handlingLines } from './act-lines/handling-lines.ts'
import { mindLines } from './act-lines/mind-lines.ts'
import { socialLines } from './act-lines/social-lines.ts'
import { travelActLines } from './act-lines/travel-act-lines.ts'
import { lines } from './line-list.ts'

/** How each act of the hero goes when it succeeds; WRITING.md has the slots. */
export const actLines: Partial<Record<ActName, string[]>> = {
  ...bodyLines,
  ...forceLines,
  ...handlingLines,
  ...mindLines,
  ...socialLines,
  ...travelActLines,
}

/** For acts without a line of their own left: the deed, and that it took. */
export const plainLines = lines(`
  You [deed]. It takes no longer than it should, and when it is done you can see that it was right.
  You [deed], and [who] [who+look] on. "Good," [who.they] [who+say]. "And now?"
  It takes two tries, and then it's done: you [deed], and nobody could have done it better.
  @alone You [deed]. There is nobody to see it but you; it is done all the same.
  You [deed], and you are none the worse for it. You still want to [want].
  That is quickly done: you [deed], and step back, and [prop] is the only witness.
`)

/** What the hero leaves undone stays as it is. */
export const negatedLines = lines(`
  You leave [object] as [object.they] [object.is]. Nothing about [object.them] changes.
  You keep your hands from [object]. Whatever would have come of it does not come.
  [object] [object+stay] as before; you have decided against it.
  You do not [deed]. [who] [who+notice], and [who+say] nothing.
  You could [deed], and you don't. Something else will have to happen now.
  So you don't [deed]. "As you like," says [who].
  @alone You do not [deed]. It is quiet for a while, and nothing comes to make you.
`)
