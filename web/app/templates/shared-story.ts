import { SHARED_TEMPLATE, sharedStoryKey, type SharedStory } from '#contract/sharing.ts'
import type { PageTemplate } from '../page-template.ts'

/** Everything that a shared story can show. */
const storyOfEveryKind: SharedStory = {
  title: 'Any story',
  messages: [
    { role: 'assistant', content: 'Told, *softly* and **aloud**.\n\n> Quoted.' },
    { role: 'image', content: 'A scene', image: '/pictures/any' },
    { role: 'user', content: 'Said' },
  ],
}

export const pageTemplate: PageTemplate = {
  name: SHARED_TEMPLATE,
  path: '/shared/any',
  states: [[[sharedStoryKey('any'), storyOfEveryKind]]],
  module: 'pages/shared-story.tsx',
}
