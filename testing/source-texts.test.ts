import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOLE, textsIn } from './source-texts.ts'

function textsOf(name: string, source: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lanterntale-texts-'))
  try {
    writeFileSync(join(folder, name), source)
    return textsIn(join(folder, name))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('strings and templates are texts, comments and names are none', () => {
  const texts = textsOf('a.ts', "// 'Not this'\nconst Neither = ['It is', `Scene ${number} of ${all}`]")
  expect(texts).toEqual(['It is', `Scene ${HOLE} of ${HOLE}`])
})

test('what stands between tags is read as it is shown', () => {
  const texts = textsOf(
    'a.tsx',
    'const a = <p title="Salt &amp; sea"><Icon />\n  Don&apos;t stop,\n  {name}, {\'now\'}\n {isOn && <b>Off</b>}</p>',
  )
  expect(texts).toContain('Salt & sea')
  expect(texts).toContain(`Don't stop, ${HOLE}, now`)
  expect(texts).toContain('Off')
})

test('a page without scripts has texts too', () => {
  expect(textsOf('a.html', '<p>One <b>two</b> &lt;three</p><!-- four -->')).toEqual(
    expect.arrayContaining(['One', 'two', '<three']),
  )
})
