import { STORY_TEMPLATE, storyPageKey, type StoryOfPage } from '#contract/story-page.ts'
import type { PageTemplate } from '../page-template.ts'

const told = { isInitialMessage: false, createdAt: '' }

/** Everything that a story's page shows before it is alive. */
const storyOfEveryKind: StoryOfPage = {
  story: {
    storyId: 'any',
    title: 'Any story',
    messages: [
      { ...told, messageId: 1, role: 'assistant', content: 'Told, *softly*.', image: '/pictures/any' },
      { ...told, messageId: 2, role: 'user', content: 'Said', kind: 'say' },
      { ...told, messageId: 4, role: 'assistant', content: 'Told on.' },
      {
        ...told,
        messageId: 3,
        role: 'assistant',
        content: '**Aloud**.\n\n> Quoted.',
        image: '/pictures/any',
      },
    ],
  },
  hasPictures: true,
}

const untitled: StoryOfPage = {
  ...storyOfEveryKind,
  story: { ...storyOfEveryKind.story, title: null },
}

export const pageTemplate: PageTemplate = {
  name: STORY_TEMPLATE,
  path: '/story/any',
  states: [storyOfEveryKind, untitled].map((shown) => [[storyPageKey('any'), shown]]),
  module: 'pages/story.tsx',
  beforePaint: openAtEnd,
}

/** Stands as text in the page and may name nothing from outside of itself: scrolls to where the story goes on. */
function openAtEnd(): void {
  const row = document.querySelector<HTMLElement>('[data-opens-at]')
  if (!row) return
  // As `useAutoScroll` does it: what a reply answers can still be seen.
  const start = row.getBoundingClientRect().top + scrollY - 88
  const top = row.dataset.opensAt === 'start' ? start : document.documentElement.scrollHeight
  scrollTo({ top, behavior: 'instant' })
}
