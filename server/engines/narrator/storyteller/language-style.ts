import type { Preferences } from '#contract/preferences.ts'
import type { Chance } from './chance.ts'
import {
  archaicTurns,
  contractions,
  formalTurns,
  formsOfAddress,
  marksOfStyle,
} from './wordbooks/language-styles.ts'
import type { Hero } from './world.ts'

type LanguageStyle = Preferences['languageStyle']

/** Rewords prose for a language style; 'modern' stays as it was written. */
export function speakIn(style: LanguageStyle, text: string): string {
  if (style === 'modern') return text
  const full = contractions.reduce(replaceTurn, text)
  return (style === 'archaic' ? archaicTurns : formalTurns).reduce(replaceTurn, full)
}

function replaceTurn(text: string, [from, to]: readonly [RegExp, string]): string {
  return text.replace(from, (found: string, ...groups: unknown[]) => {
    const filled = to.replace(/\$(\d)/g, (_, n: string) => String(groups[Number(n) - 1] ?? ''))
    return /^[A-Z]/.test(found) ? filled[0]!.toUpperCase() + filled.slice(1) : filled
  })
}

/** Puts a form of address into what somebody says to the hero: '"No," says Edda' becomes '"No, good keeper," says Edda'. */
export const addressed = (text: string, address: string): string =>
  text.replace(
    /,"(?= (?:(?:says|quoth) (?!an? |the |one |some)|[A-Z]\w+ (?:says|saith|tells)|(?:he|she) (?:says|saith))\b)/,
    `, ${address},"`,
  )

/** How people of this style address the hero; undefined where a modern speaker would use nothing. */
export function addressFor(style: LanguageStyle, hero: Hero, chance: Chance): string | undefined {
  const forms = formsOfAddress[style]
  const role = hero.role.split(' ').at(-1)!
  const titled = forms.titled.map((form) => form.replace('*', hero.role.length <= 24 ? role : 'traveller'))
  return chance.pick([...forms.plain, ...titled, ...titled])
}

/** Whether a reply shows the marks of its style: forms of address or turns of phrase that only it uses. */
export const showsStyle = (style: LanguageStyle, text: string): boolean =>
  style === 'modern' || marksOfStyle[style].test(text)
