import { expect, test } from 'vitest'
import { huntCanaryKeys } from '#testing/canary-keys.ts'
import { engines } from '#testing/start-test-app.ts'

test.each(engines)(
  'of 25 keys nothing is found in any answer, log, metric, export or backup on %s',
  async (engine) => {
    const { planted, texts, found } = await huntCanaryKeys(engine, 25)
    expect(found).toEqual([])
    expect(planted).toBe(25)
    expect(texts).toBeGreaterThan(planted * 4)
  },
)
