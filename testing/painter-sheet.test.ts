import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plates, platesPage } from '../scripts/painter-sheet/plates.ts'

test('the contact sheet of the painter is current', () => {
  const page = readFileSync(new URL('../docs/rooms/plates.md', import.meta.url), 'utf8')
  expect(page, 'paint it anew: `node scripts/painter-sheet.ts`').toBe(platesPage([...plates()]))
})
