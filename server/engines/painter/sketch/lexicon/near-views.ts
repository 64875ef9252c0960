/** Words for what may be seen from near. */
export const nearWords = {
  'near-book': 'book, diary, journal, notebook, ledger, tome, grimoire, logbook, manuscript',
  'near-key': 'key, brass key, iron key, keys',
  'near-letter': 'letter, envelope, note, telegram, parchment, postcard',
  'near-map': 'map, chart, sea chart',
  'near-phone': 'phone, smartphone, text message, telephone',
} as const satisfies Record<string, string>

export const nearNames: Record<keyof typeof nearWords, { seen: string; hue: number; chroma: number }> = {
  'near-book': { seen: 'an open book', hue: 45, chroma: 0.05 },
  'near-key': { seen: 'a key on a table', hue: 50, chroma: 0.05 },
  'near-letter': { seen: 'a letter on a table', hue: 48, chroma: 0.05 },
  'near-map': { seen: 'a map spread on a table', hue: 60, chroma: 0.05 },
  'near-phone': { seen: 'a lit telephone on a table', hue: 220, chroma: 0.05 },
}
