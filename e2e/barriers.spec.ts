import { expect, test } from '@playwright/test'
import { findBarriers, findMotion, findOverflow } from './barriers.ts'

test('what stands in a reader’s way is found', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Barriers</title><main><h1>Barriers</h1>
    <p style="color: #bbb; background: #fff">pale</p><img src="data:," width="9" height="9">
    <p style="width: 200vw">wide</p></main>`)
  expect(await findBarriers(page, { isOfColours: true })).toEqual([
    expect.stringMatching(/^color-contrast: /),
  ])
  expect(await findBarriers(page)).toEqual([
    expect.stringMatching(/^color-contrast: /),
    expect.stringMatching(/^image-alt: <img/),
  ])
  expect(await findBarriers(page, { breaks: ['image-alt', 'color-contrast'] })).toEqual([])
  expect(await findOverflow(page)).toEqual(expect.arrayContaining([expect.stringMatching(/^page: \d+ > /)]))
  await page.evaluate(() => document.body.animate({ opacity: [0, 1] }, 60_000))
  expect(await findMotion(page)).toEqual([expect.stringMatching(/^<body/)])
})
