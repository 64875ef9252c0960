import fc from 'fast-check'
import type { StoryDocument } from '#server/features/transfer/formats/json/story-document.ts'

/** The smallest story there is. */
export const plainStory: StoryDocument = {
  format: 'lanterntale-story',
  version: 1,
  title: 'The ferry',
  scenario: 'A river town at night',
  genreMix: { mystery: 60 },
  contentRating: 'teen',
  createdAt: '2026-11-22T07:00:00.000Z',
  head: 1,
  messages: [
    { id: 1, parent: null, role: 'assistant', text: 'Rain falls.', createdAt: '2026-11-22T07:00:00.000Z' },
  ],
  memory: { spans: [], entries: [], facts: [] },
}

const words = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replaceAll('\0', ''))
const times = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

/** Whole stories of any shape, with what they remember. */
export const storyDocuments = fc
  .record({
    title: fc.option(words),
    note: fc.option(words.filter(Boolean)),
    scenario: words,
    createdAt: times,
    parents: fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
    texts: fc.array(words, { minLength: 12, maxLength: 12 }),
    head: fc.nat(),
    facts: fc.array(
      fc.record({ text: words, quote: fc.option(words), at: fc.nat(), isPinned: fc.boolean() }),
      {
        maxLength: 4,
      },
    ),
    name: words,
  })
  .map(({ title, note, scenario, createdAt, parents, texts, head, facts, name }): StoryDocument => ({
    ...plainStory,
    title,
    scenario,
    createdAt,
    ...(note !== null && { note }),
    head: (head % parents.length) + 1,
    messages: parents.map((parent, at) => ({
      id: at + 1,
      // 0 makes another opening, which is the narrator's as the first one is.
      parent: at === 0 || parent % (at + 1) === 0 ? null : parent % (at + 1),
      role: at === 0 || parent % (at + 1) === 0 || at % 2 === 0 ? 'assistant' : 'user',
      text: `Told: ${texts[at]!}`,
      createdAt,
    })),
    memory: {
      spans: [
        {
          id: 1,
          level: 1,
          ordinal: 1,
          fromMessage: 1,
          toMessage: parents.length,
          origin: 'keeper',
          title: name,
          summary: scenario,
          openThreads: [name],
          closedThreads: [],
        },
      ],
      entries: [
        { id: 1, span: 1, kind: 'person', name, aliases: [{ span: null, name }], mergedInto: null },
        { id: 2, span: null, kind: 'place', name, aliases: [], mergedInto: 1 },
      ],
      facts: facts.map(({ text, quote, at, isPinned }, index) => ({
        id: index + 1,
        entry: 1 + (at % 2),
        span: at % 3 === 0 ? 1 : null,
        message: at % 4 === 0 ? null : (at % parents.length) + 1,
        text,
        quote,
        words: ` ${text} `,
        weight: 1 + (at % 5),
        knownBy: at % 2 === 0 ? [name] : null,
        replaces: index === 0 ? null : index,
        isStrike: false,
        isPinned,
        origin: 'keeper',
      })),
    },
  }))
