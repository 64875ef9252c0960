import { lines } from './line-list.ts'

/** How somebody carries out what they are told, said after the deed itself. */
export const orderLines = {
  refused: lines(`
    [who] [who+hear] it, and [who+stay] exactly as [who.they] [who.is].
    "No," says [who], and [who+leave] it at that.
    "I don't take orders from you," says [who].
  `),
  done: lines(`
    "All right," says [who].
  `),
  heard: lines(`
    [who] [who+nod].
    "If you say so," says [who].
    "I will," says [who].
  `),
  refrains: lines(`
    "I won't," says [who].
    "No, I won't," says [who].
  `),
}

/** Somebody is looked at, and sees it. */
export const lookedAtLines = lines(`
  [object] [object+notice] it, and [object+look] back.
  [object] [object+do] not seem to mind.
  [object] [object+meet] your eye for a moment, and then [object+look] away.
`)
