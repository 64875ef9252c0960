import { expect, test } from 'vitest'
import { createStore, patchStore } from '#web/platform/store.ts'
import { usualSettings } from './ad-settings.ts'
import type { AdPreferences } from './ad-settings.ts'
import { FeedAds } from './feed-ads.ts'

function counterAt(messages: number) {
  let now = messages
  return { read: () => now, write: (next: number) => void (now = next) }
}

function feed(changed: Partial<AdPreferences> = {}, counter = counterAt(0)) {
  const settings = createStore<AdPreferences>({ ...usualSettings, adminOverride: false, ...changed })
  const ads = new FeedAds(settings, counter)
  const play = (turn: number) => ads.count({ replyId: 100 + turn, clientId: `message ${turn}`, turn })
  return { ads, play, settings, shown: () => [...ads.labels.get()] }
}

test('ads come after the replies to the 1st, 3rd, 6th, 10th and 20th message, and the level is kept', () => {
  const { play, shown, settings } = feed()
  for (let turn = 1; turn <= 20; turn += 1) play(turn)
  expect(shown()).toEqual([
    [101, 'First Ad'],
    [103, 'Third Ad'],
    [106, 'Sixth Ad'],
    [110, 'Tenth Ad'],
    [120, 'Ad 20'],
  ])
  expect(settings.get().currentFrequencyLevel).toBe(6)
})

test('messages before the page was left count on when it is come back to', () => {
  const counter = counterAt(0)
  const first = feed({ currentFrequencyLevel: 3 }, counter)
  first.play(1)
  first.play(2)
  const again = feed({ currentFrequencyLevel: 3 }, counter)
  again.play(3)
  expect(again.shown()).toEqual([[103, 'Third Ad']])
})

test('a reply that is told again, and an opening, count for nothing', () => {
  const { ads, play, shown } = feed({ currentFrequencyLevel: 2 })
  ads.count({ replyId: 1, clientId: undefined, turn: 0 })
  play(1)
  play(1)
  expect(shown()).toEqual([])
  play(2)
  expect(shown()).toEqual([[102, 'Ad 2']])
})

test('an ad stays with its turn when the reply is told again', () => {
  const { ads, play } = feed()
  play(1)
  ads.count({ replyId: 500, clientId: 'message 1', turn: 1 })
  expect(ads.labels.get().get(500)).toBe('First Ad')
})

test.each([{ showInChat: false }, { adminOverride: true }])('with %j nothing is counted or shown', (off) => {
  const { play, shown, settings } = feed(off)
  play(1)
  expect(shown()).toEqual([])
  expect(settings.get().currentFrequencyLevel).toBe(1)
  patchStore(settings, { showInChat: true, adminOverride: false })
  play(2)
  expect(shown()).toEqual([[102, 'Ad 2']])
})
