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
  You [deed]. It is [time], and [place] [place.is] the different for it.
  You [deed], and it goes as you meant it to; even [prop] seems to agree.
  You [deed], taking your time over it. [^prop] [prop+look] on.
  It takes two tries, but you [deed], there at [place].
  You [deed]. [who] [who+follow] it with half an eye.
  You [deed], as well as [place] [place+allow].
  You [deed] at [time], and nothing at [place] speaks against it.
`)

/** What the hero leaves undone stays as it is. */
export const negatedLines = lines(`
  You leave [object] as [object.they] [object.is]. Nothing about [object.them] changes.
  You keep your hands from [object]. Whatever would have come of it does not come.
  [object] [object+stay] as before; you have decided against it.
  You do not [deed], and [place] [place+go] on as it was.
  You think better of it and do not [deed]. [^prop] [prop+stay] where [prop.they] [prop.is].
  So you don't [deed]. That, too, is noticed by [who].
`)
