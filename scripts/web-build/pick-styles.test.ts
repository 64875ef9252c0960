import { expect, test } from 'vitest'
import { classesIn, pickStyles } from './pick-styles.ts'

const classes = new Set(['card', 'sm:text-5xl', 'w-[3px]', 'group', 'group-hover:lit', 'a&b'])
const pick = (sheet: string) => pickStyles(sheet, classes)

test.each([
  ['a rule without a class', 'h1,*{margin:0}'],
  ['a rule of a class that is there', '.card{border:0}'],
  ['an escaped class', '.sm\\:text-5xl{font-size:3rem}.w-\\[3px\\]{width:3px}.a\\&b{top:0}'],
  ['a rule that one of its selectors needs', '.nowhere,.card{color:red}'],
  ['a class inside of others', '.group:hover .group-hover\\:lit{color:red}'],
  [
    'what is named and not applied',
    '@font-face{font-family:A}@keyframes spin{to{rotate:1turn}}@property --a{syntax:"*"}',
  ],
  ['a statement', '@layer theme,base;@layer components;'],
  ['braces and signs in strings', '.card{content:"}{;";background:url("a;b")}'],
])('%s stays', (_, sheet) => {
  expect(pick(sheet)).toBe(sheet)
})

test('what needs a class that is not there goes, with the blocks that are empty then', () => {
  expect(pick('.nowhere{top:0}.card .nowhere{top:0}.card:is(.nowhere,.other){top:0}')).toBe('')
  expect(
    pick('@layer utilities{.nowhere{top:0}}@media (width>=40rem){@supports (a:b){.nowhere{top:0}}}'),
  ).toBe('')
  expect(pick('@media (width>=40rem){.nowhere{top:0}.card{top:1px}}')).toBe(
    '@media (width>=40rem){.card{top:1px}}',
  )
})

test('an italic typeface is not waited for', () => {
  const upright = '@font-face{font-family:L;font-style:normal;src:url(u)}'
  expect(pick(`${upright}@font-face{font-family:L;font-style:italic;src:url(i)}`)).toBe(upright)
})

test('the order is kept', () => {
  expect(pick('@layer a{.card{top:0}}.nowhere{top:0}h1{top:1px}.card{top:2px}')).toBe(
    '@layer a{.card{top:0}}h1{top:1px}.card{top:2px}',
  )
})

test('the classes of a page are read as the browser reads them', () => {
  const markup = '<p class="a b"><i class="sm:c [&amp;&gt;p]:d">class="not-this"</i><b data-x class="a">'
  expect([...classesIn(markup)]).toEqual(['a', 'b', 'sm:c', '[&>p]:d'])
})
