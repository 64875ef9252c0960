import type { PainterInput } from '#server/engines/painter/painter.ts'

/** A scene of which nothing is given but its words, and `more` of what a story knows. */
export const toldScene = (moment: string, more: Partial<PainterInput> = {}): PainterInput => ({
  seed: 'story:7',
  moment,
  premise: '',
  earlier: [],
  contentRating: 'general',
  ...more,
})
