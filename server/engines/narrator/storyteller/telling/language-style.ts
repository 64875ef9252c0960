import { capitalised } from '../language/letter-case.ts'
import type { Preferences } from '#contract/preferences.ts'
import { archaicTurns, contractions, formalTurns } from '../content/language-styles.ts'

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
    return /^[A-Z]/.test(found) ? capitalised(filled) : filled
  })
}
