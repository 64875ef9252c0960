import { expect, test } from 'vitest'
import { fillPage, styleSheetOf } from './fill-page.ts'

const plain = `<!doctype html><html><head><!--head--><title>Plain</title>
    <meta name="description" content="Plain words." /><!--head-->
    <script>addEventListener('submit', (event) => event.preventDefault())</script>
    <script type="module" crossorigin src="/assets/index-1a.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-2b.css">
  </head><body><div id="root"></div></body></html>`
const filling = {
  path: '/terms',
  head: ['<title>Terms</title>'],
  markup: '<h1>Terms of $& Service</h1>',
  styles: 'h1{color:red}',
  modules: ['/assets/terms-3c.js'],
}

test('a page is filled with its head, its markup and its styles, each as it is', () => {
  const page = fillPage(plain, filling)
  expect(page).toMatch(/^<!doctype html><html><head><!--head--><title>Terms<\/title><!--head-->/)
  expect(page).not.toContain('Plain')
  expect(page).toContain(`<script>addEventListener('submit', (event) => event`)
  expect(page).toContain('<div id="root" data-page="/terms"><h1>Terms of $& Service</h1></div></body>')
  expect(page).toContain('<style>h1{color:red}</style>')
})

test('nothing of it is fetched before the page can be painted', () => {
  const page = fillPage(plain, filling)
  expect(page).not.toMatch(/<link[^>]+(?:stylesheet|modulepreload)|<script[^>]+src=/)
  expect(styleSheetOf(plain)).toBe('/assets/index-2b.css')
  expect(page).toContain(
    '({program:`/assets/index-1a.js`,styleSheet:`/assets/index-2b.css`,modules:[`/assets/terms-3c.js`]})',
  )
})

test('a page that the server fills keeps its head and has a place for each thing', () => {
  const page = fillPage(plain, {
    ...filling,
    head: undefined,
    path: '__PATH__',
    dehydratedState: '__DEHYDRATED_STATE__',
  })
  expect(page).toContain('<title>Plain</title>')
  expect(page).toContain('data-page="__PATH__"')
  expect(page).toContain(
    '<script type="application/json" id="dehydrated-state">__DEHYDRATED_STATE__</script>',
  )
})

test.each([
  ['no root', '<div id="root">', '<div id="app">', 'has no #root'],
  ['no style sheet', 'stylesheet', 'other', 'has no link[rel=stylesheet]'],
  ['no program', 'type="module"', '', 'has no script[type=module][src]'],
  ['no head of its own', '<!--head-->', '', 'does not say which part'],
])('a plain page with %s is an error', (_, part, other, said) => {
  expect(() => fillPage(plain.replaceAll(part, other), filling)).toThrow(said)
})
