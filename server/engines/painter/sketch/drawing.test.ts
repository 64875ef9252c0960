import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '#server/ground/random.ts'
import { css, mix, oklch, rgb } from './colour.ts'
import { createNoise, fractal } from './noise.ts'
import { pngAddress } from './png.ts'
import { createSheet } from './sheet.ts'
import { curve, element, polygon, trace, group, path } from './svg.ts'

describe('random', () => {
  test('the same seed gives the same numbers, a fork its own', () => {
    const [a, b] = [randomFrom('seed'), randomFrom('seed')]
    expect([a.next(), a.next()]).toEqual([b.next(), b.next()])
    expect(a.fork('trees').next()).toBe(b.fork('trees').next())
    expect(a.fork('trees').next()).not.toBe(a.fork('stars').next())
  })

  test('numbers are spread evenly within their bounds', () => {
    const random = randomFrom('even')
    const values = Array.from({ length: 4_000 }, () => random.between(2, 4))
    expect(Math.min(...values)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...values)).toBeLessThan(4)
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(3, 1)
  })
})

describe('colour', () => {
  test('white, black and red come out as screens know them', () => {
    expect(css(oklch(1, 0, 0))).toBe('#ffffff')
    expect(css(oklch(0, 0, 0))).toBe('#000000')
    expect(rgb(oklch(0.628, 0.2577, 29.23))).toEqual([255, 0, 0])
  })

  test('a mix lies between its two colours', () => {
    const half = mix(oklch(0.2, 0.1, 250), oklch(0.8, 0.1, 70), 0.5)
    expect(half.l).toBeCloseTo(0.5)
    expect(half.c).toBeLessThan(0.03)
  })
})

describe('svg', () => {
  test('attributes are escaped', () => {
    expect(element('a', { b: '"><script>&' })).toBe('<a b="&quot;&gt;&lt;script&gt;&amp;"/>')
  })

  test('numbers are rounded to a tenth', () => {
    expect(trace`M${1.23456} ${-0.04}${'L1 2'}`).toBe('M1.2 0L1 2')
  })

  test('closed outlines run the same way round, however they were given', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 9 },
      { x: 0, y: 9 },
    ]
    expect(polygon(square)).toBe('M0 0L9 0L9 9L0 9Z')
    expect(polygon([square[0]!, square[3]!, square[2]!, square[1]!])).toBe('M9 0L9 9L0 9L0 0Z')
    expect(curve(square, true)).toMatch(/^M0 0C.*Z$/)
  })

  test('a fill that is asked for twice is defined once', () => {
    const sheet = createSheet(10, 10)
    const [a, b] = [0, 1].map(() => sheet.down({ 1: oklch(0.5, 0, 0), 0.5: oklch(0.4, 0, 0) }))
    expect(a).toBe(b)
    expect(sheet.toSvg('').match(/<linearGradient id="d0"/g)).toHaveLength(1)
    expect(sheet.toSvg('').match(/(?<=offset=")[^"]*/g)).toEqual(['0.5', '1'])
  })
})

describe('soft fields', () => {
  test('noise stays within 0 and 1 and has no steps', () => {
    const field = fractal(createNoise('n'), 5)
    for (let i = 0; i < 2_000; i++) {
      const value = field(i * 0.37, i * 0.11)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
      expect(Math.abs(field(i * 0.37 + 0.001, i * 0.11) - value)).toBeLessThan(0.03)
    }
  })

  test('a PNG address holds the pixels it was given', () => {
    const pixels = Uint8Array.from([255, 0, 0, 255, 0, 255, 0, 128])
    const png = Buffer.from(pngAddress(2, 1, pixels).replace('data:image/png;base64,', ''), 'base64')
    const at = png.indexOf('IDAT')
    const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
    expect([...rows]).toEqual([0, ...pixels])
  })
})

test('a shape that is only filled, or only drawn in lines, needs no layer of its own to be half clear', () => {
  expect(path('M0 0L9 9Z', { fill: '#fff', opacity: 0.5 })).toContain('fill-opacity="0.5"')
  expect(path('M0 0L9 9', { stroke: '#fff', fill: 'none', opacity: 0.5 })).toContain('stroke-opacity="0.5"')
  const both = path('M0 0L9 9Z', { fill: '#fff', stroke: '#000', opacity: 0.5 })
  expect(both).toContain(' opacity="0.5"')
  expect(group({ opacity: 0.5 }, both)).toContain('<g opacity="0.5"')
})
