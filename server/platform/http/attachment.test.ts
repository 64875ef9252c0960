import { expect, test } from 'vitest'
import { attachment, fileNameOf } from './attachment.ts'

test('a file bears its title, in a form that every client reads', () => {
  expect(attachment('Ærø (it’s *far*)', 'epub')).toBe(
    `attachment; filename="story.epub"; filename*=UTF-8''%C3%86r%C3%B8%20%28it%E2%80%99s%20-far-%29.epub`,
  )
  expect(attachment("It's", 'md')).toContain(`UTF-8''It%27s.md`)
})

test.each([
  ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j.txt'],
  ['..hidden.', 'hidden..txt'],
  ['a..b', 'a..b.txt'],
])('the title %j makes the name %j', (title, name) => {
  expect(fileNameOf(title, 'txt')).toBe(name)
})
