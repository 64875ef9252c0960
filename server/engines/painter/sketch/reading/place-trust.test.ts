import { expect, test } from 'vitest'
import { signNames } from './place-signs.ts'
import { trustOf, trustSigns } from './place-trust.ts'
import { trustWeights } from './place-weights.ts'

const likeliest = (withKin: number, signs: Record<string, number> = {}) => ({
  place: 'inn' as never,
  likelihood: withKin,
  withKin,
  next: 0,
  signs: signNames.map((name) => signs[name] ?? 0),
})
const trusted = (...given: Parameters<typeof likeliest>) =>
  trustOf(trustSigns(likeliest(...given)), trustWeights())

test('a likelier place is trusted more, and one less that is likely only for what was told before', () => {
  expect(trusted(0.95)).toBeGreaterThan(trusted(0.6))
  expect(trusted(0.9, { before: 0.9 })).toBeLessThan(trusted(0.9))
})
