import type { ActName } from '../language/acts.ts'
import { lines } from './line-list.ts'

/** What a deed comes to for the thing it was done to, by act: said after the deed itself, and so from then on. */
export const outcomes: Partial<Record<ActName, string[]>> = {
  smell: lines(`
    [^object] [object+smell] of smoke, faintly, and of something sweet under it.
    [^object] [object+smell] of rain and old iron.
    There is hardly a smell to [object] at all.
  `),
  taste: lines(`
    [^object] [object+taste] of salt first, and of pepper a good while after.
    [^object] [object.is] sweeter than you had thought.
    [^object] [object+taste] much as [object.they] [object+look].
  `),
  touch: lines(`
    [^object] [object.is] cool under your fingers, and a little rough.
    [^object] [object.is] smooth, and warmer than the air.
    [^object] [object+give] a little where you press.
  `),
  clean: lines(`
    [^object] [object.is] clean now.
    [^object] [object+shine] as [object.they] can't have done for a while.
  `),
  cook: lines(`
    [^object] [object.is] done, and [object+smell] as [object.they] should.
    [^object] [object+come] out well.
  `),
  make: lines(`
    [^object] [object.is] finished, and [object+hold].
    [^object] [object+stand] up to a second look.
  `),
  burn: lines(`
    Of [object] nothing is left but ash.
    [^object] [object+curl] up and [object.is] gone.
  `),
  hide: lines(`
    Nobody would find [object] now without looking for [object.them].
    From three steps away there is nothing of [object] to be seen.
  `),
  write: lines(`
    There it stands now, in your own hand.
    The ink is dry before you have thought better of it.
  `),
  plant: lines(`
    [^object] [object.is] in the earth now; the rest is up to the weather.
  `),
  bury: lines(`
    The ground is smooth over [object] again.
  `),
  pack: lines(`
    [^object] [object.is] packed, and nothing rattles.
  `),
  push: lines(`
    [^object] [object+move] a good way before [object.they] [object+stop].
  `),
  pull: lines(`
    [^object] [object+come] towards you, slowly and then all at once.
  `),
}
