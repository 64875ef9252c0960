import { lines } from './line-list.ts'

/** How somebody here takes what was done, where they were not spoken to. */
export const reactions = {
  moved: lines(`
    "So this is [place]," says [who].
    [who] [who+look] about. "Where do we begin?" [who.they] [who+say].
    "Not so loud," says [who]. "Somebody may hear us at [place]."
    [who] [who+stop] beside you and [who+look] over [place] with you.
  `),
  force: lines(`
    "Steady," says [who]. "Steady. It's over."
    [who] [who+have] both hands up, though nobody asked for it.
    "I'd not have dared," says [who], and it's hard to tell whether that is praise.
    [who] [who.has] got behind [prop], and [who+come] out by inches.
  `),
  foe: lines(`
    [who] [who+smile], and makes no move to stop you. That is the worst of it.
    "Are you quite finished?" says [who].
    [who] [who+follow] every move you make, without turning [who.their] head.
    "Do go on," says [who]. "I have all day, and you have not."
  `),
}
