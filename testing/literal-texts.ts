import { readFileSync } from 'node:fs'

interface LiteralText {
  /** {…} is only known when it is shown; + begins one that goes on. */
  text: string
  /** The journey or table of screens whose run shows it, or `never: ` and why none does. */
  shownBy: string
}

interface Section {
  name: string
  /** The beginnings of the paths where its texts stand. */
  places: string[]
  texts: LiteralText[]
}

/** The list of the literal texts of the requirements. Throws on a line that does not say who shows its text. */
export function readLiteralTexts(): Section[] {
  const [, ...parts] = readFileSync('testing/literal-texts.txt', 'utf8').split(/^## /m)
  return parts.map((part) => {
    const [head = '', ...lines] = part.replace(/\n+$/, '').split('\n')
    const [, name = '', places = ''] = /^(.*) \[(.*)\]$/.exec(head) ?? []
    const texts = lines.map((line) => {
      const [text, shownBy] = line.split(' ← ')
      if (!text || !shownBy) throw new Error(`nobody is named who shows it: ${line}`)
      return { text, shownBy }
    })
    return { name, places: places.split(' '), texts }
  })
}
