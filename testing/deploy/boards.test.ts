import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { collectMetrics } from '#server/platform/metrics/collect-metrics.ts'

const read = (name: string) => readFileSync(resolve('docs/deploy', name), 'utf8')

test.each(['grafana-board.json', 'alerts.yml'])('%s asks only for figures that there are', async (name) => {
  const registry = collectMetrics()
  // A histogram is asked for by its parts.
  const parts = ['', '_bucket', '_count', '_sum']
  const names = new Set(
    registry.getMetricsAsArray().flatMap(({ name: of }) => parts.map((part) => of + part)),
  )
  const asked = [...read(name).matchAll(/\b(?:lanterntale|nodejs|process)_\w+/g)].map(([found]) => found)
  expect(new Set(asked).size).toBeGreaterThan(6)
  expect(asked.filter((each) => !names.has(each))).toEqual([])
})

test('the board is one that Grafana reads: every panel has its place and its query', () => {
  const board = JSON.parse(read('grafana-board.json')) as {
    panels: { id: number; gridPos: object; targets: { expr: string }[] }[]
  }
  expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length)
  expect(new Set(board.panels.map(({ gridPos }) => JSON.stringify(gridPos))).size).toBe(board.panels.length)
  for (const { targets } of board.panels) for (const { expr } of targets) expect(expr).not.toBe('')
})
