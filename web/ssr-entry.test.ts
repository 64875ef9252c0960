import { expect, test } from 'vitest'
import type { PrerenderedPath } from '#contract/prerender.ts'
import { prerenderedPages } from '#contract/prerender.ts'
import { pageHeads, renderPage } from './ssr-entry.tsx'

/** The words of each page before any script has run. */
const words: Record<PrerenderedPath, string[]> = {
  '/': [
    'Begin Your Unique Adventure',
    'Describe your scenario...',
    'OR TRY SOMETHING RANDOM',
    'Create Random Story',
    'Genre Mix',
    'Or Choose a Preset Scenario',
    'Lost Civilization',
  ],
  '/auth': ['Welcome Back', 'Username or Email', 'Password', 'Login', 'Create one'],
  '/privacy': ['Privacy Policy', 'What is kept on the server', 'Your rights', 'Home'],
  '/terms': ['Terms of Service', 'Your account', 'Home'],
}

test.each(Object.entries(words))(
  '%s is prerendered with its words, whole and in order',
  async (path, texts) => {
    const markup = await renderPage(path)
    const text = markup.replace(/<[^>]+>/g, ' ')
    const shown = `${text} ${[...markup.matchAll(/placeholder="([^"]*)"/g)].map(([, hint]) => hint).join(' ')}`
    for (const expected of texts) expect(shown).toContain(expected)
    expect(markup).toContain('aria-label="Main"')
    // A piece that is put in its place later would need a script, which the policy of the page forbids.
    expect(markup).not.toMatch(/<template|<script/)
  },
)

test('each page has a title and a description of its own', () => {
  const heads = Object.keys(prerenderedPages).map((path) => pageHeads[path as PrerenderedPath])
  expect(new Set(heads.map(({ title }) => title)).size).toBe(4)
  for (const { description } of heads) expect(description.length).toBeGreaterThan(50)
  // They stand in attributes as they are.
  expect(heads.map(({ title, description }) => title + description).join('')).not.toMatch(/[<>&"]/)
})
