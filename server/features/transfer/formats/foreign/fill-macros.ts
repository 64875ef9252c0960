interface MacroNames {
  /** The name in the place of `{{char}}`. */
  char: string
  /** The player's name; absent where nobody has said it. */
  user?: string | undefined
  /** Told each time that the player stands in a text. */
  onPlayer?: () => void
}

/** Fills what character cards write for names; choices by chance get their first, comments go. */
export const fillMacros =
  ({ char, user, onPlayer }: MacroNames) =>
  (text: string): string => {
    const filled = text
      .replace(/\{\{\s*char\s*\}\}|<BOT>/gi, () => char)
      .replace(
        /\{\{\/\/[^{}]*\}\}|\{\{\s*(?:comment|hidden_key)\s*:[^{}]*\}\}|\{\{\s*(?:original|trim|noop)\s*\}\}/gi,
        '',
      )
      .replace(/\{\{\s*newline\s*\}\}/gi, '\n')
      .replace(/\{\{\s*(?:random|pick)\s*:{1,2}([^{}]*)\}\}/gi, (_, choices: string) => firstChoice(choices))
    return filled.replace(USER, (_, at: number) => {
      onPlayer?.()
      const isFirst = BEFORE_SENTENCE.test(filled.slice(Math.max(0, at - 3), at))
      return user ?? (isFirst ? 'The hero' : 'the hero')
    })
  }

const USER = /\{\{\s*user\s*\}\}|<USER>/gi
const BEFORE_SENTENCE = /(?:^|[.!?…:"“”*\n])\s*$/

const firstChoice = (choices: string): string =>
  (choices.split(choices.includes('::') ? '::' : ',')[0] ?? '').trim()
