import { expect, test } from 'vitest'
import { fillPage } from './fill-page.ts'

const plain = `<html><head><title>Plain</title>
    <meta name="description" content="Plain words." />
    <script type="module" crossorigin src="/assets/index-1a.js" nonce="__CSP_NONCE__"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-2b.css" nonce="__CSP_NONCE__">
  </head><body><div id="root"></div></body></html>`
const filling = {
  path: '/terms',
  head: ['<title>Terms</title>'],
  markup: '<h1>Terms of $& Service</h1>',
  styles: 'h1{color:red}\n',
  moduleFiles: ['/assets/terms-3c.js'],
}

test('a page is filled with its head, its markup and its styles, each as it is', () => {
  const page = fillPage(plain, filling)
  expect(page).toContain('<head><title>Terms</title>')
  expect(page).not.toContain('Plain')
  expect(page).toContain('<div id="root" data-page="/terms"><h1>Terms of $& Service</h1></div></body>')
  expect(page).toContain('<style nonce="__CSP_STYLE_NONCE__">h1{color:red}</style>')
})

test('nothing of it is fetched before the page can be painted', () => {
  const page = fillPage(plain, filling)
  expect(page).not.toMatch(/<link[^>]+(?:stylesheet|modulepreload)|<script[^>]+src=/)
  expect(page).toContain(`src: '/assets/index-1a.js'`)
  expect(page).toContain('["/assets/index-1a.js","/assets/terms-3c.js"]')
})

test('a page that the server fills keeps its head and has a place for each thing', () => {
  const page = fillPage(plain, { ...filling, head: undefined, path: '__PATH__', seeds: '__SEEDS__' })
  expect(page).toContain('<title>Plain</title>')
  expect(page).toContain('data-page="__PATH__"')
  expect(page).toContain('<script type="application/json" id="seeds">__SEEDS__</script>')
})

test('a plain page that has changed is an error', () => {
  expect(() => fillPage(plain.replace('<div id="root">', '<div id="app">'), filling)).toThrow('no place')
  expect(() => fillPage(plain.replace('<title>', '<h1>'), filling)).toThrow('no place')
  expect(() => fillPage(plain.replace('stylesheet', 'other'), filling)).toThrow('no style sheet')
})
