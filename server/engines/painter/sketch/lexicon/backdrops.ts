/** What may lie behind people who are seen from near, by the words that tell of it and by the side of the roof on which it is. */
export const backdropWords = {
  window: 'window, windowpane, sill, windowsill, skylight',
  shelves: 'shelf, bookshelf, bookcase, rack, cupboard',
  hearth: 'hearth, fireplace, stove, grate',
  trees: 'tree, fir, pine, spruce, forest, treeline, birch, larch, oak, beech, woods, cedar',
  hills: 'hill, mountain, ridge, cliff, peak, dune, hillside, slope, crag, moor',
  town: 'roof, rooftop, chimney, skyline, skyscraper, street',
  water: 'sea, ocean, lake, river, harbour, bay, surf, fjord, lagoon, canal',
} as const satisfies Record<string, string>

export type Backdrop = keyof typeof backdropWords

export const backdropNames: Record<Backdrop, string> = {
  window: 'a window',
  shelves: 'shelves',
  hearth: 'a fire',
  trees: 'trees',
  hills: 'hills',
  town: 'roofs',
  water: 'open water',
}

/** What lies under the sky; the rest is under a roof. */
export const isUnderSky = (backdrop: Backdrop): boolean => /^(?:trees|hills|town|water)$/.test(backdrop)
