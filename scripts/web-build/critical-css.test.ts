import { expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'

const markup =
  '<p class="card sm:text-5xl"><i class="w-[3px] p-[max(1px,2px)]">class="not-this"</i></p>' +
  '<script>const page = `<b class="nowhere">`</script><b data-x class="group a&amp;b group-hover:lit"></b>'
const pick = (sheet: string) => criticalCss(sheet, markup)

test.each([
  ['a rule without a class', 'h1,*{margin:0}'],
  ['a rule of a class that is there', '.card{border:0}'],
  [
    'an escaped class',
    '.sm\\:text-5xl{font-size:3rem}.w-\\[3px\\]{width:3px}.p-\\[max\\(1px\\,2px\\)\\]{padding:2px}.a\\&b{top:0}',
  ],
  ['a rule that one of its selectors needs', '.nowhere,.card{color:red}'],
  ['a class inside of others', '.group:hover .group-hover\\:lit{color:red}'],
  [
    'a state that nothing is in yet',
    ':root[data-theme=light]{color:red}.card:not(.nowhere):focus-visible{top:0}',
  ],
  [
    'what is named and not applied',
    '@font-face{font-family:A}@keyframes spin{to{rotate:1turn}}@property --a{syntax:"*";inherits:false}',
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

test('the help for browsers of the past comes with the whole sheet, and ranks lowest', () => {
  expect(pick('@layer properties{@supports (a:b){*{--a:0}}}@layer theme{h1{top:0}}')).toBe(
    '@layer properties;@layer theme{h1{top:0}}',
  )
})
