import pg from 'pg'

/** Times that a text comes before it is worth a plan that each connection keeps. */
const WORTH_PREPARING = 3
const MOST_PREPARED = 200
/** A text with more values mostly has as many as a list of that moment is long. */
const MOST_VALUES = 20
/** A plan ends with an error once a later version has added a column to what it takes whole. */
const TAKES_ALL_COLUMNS = /\bselect (?:"\w+"\.)?\*|\breturning \*/i
/** Mark in a text whose best plan hangs on its values, as a search's does on how frequent its words are. */
export const PLANNED_BY_VALUES = '/* planned by its values */'

const seen = new Map<string, number>()
const names = new Map<string, string>()

/** The name under which connections prepare a text; undefined for one that comes seldom. */
function nameOf(text: string, values: readonly unknown[]): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MOST_PREPARED) return known
  if (values.length === 0 || values.length > MOST_VALUES || TAKES_ALL_COLUMNS.test(text)) return undefined
  if (text.includes(PLANNED_BY_VALUES)) return undefined
  const times = (seen.get(text) ?? 0) + 1
  if (seen.size >= MOST_PREPARED * 5) seen.clear()
  seen.set(text, times)
  if (times < WORTH_PREPARING) return undefined
  seen.delete(text)
  const name = `often-${names.size}`
  names.set(text, name)
  return name
}

/** A connection that plans what is asked often only once: planning takes longer than most queries of a turn. */
export class PreparingClient extends pg.Client {
  override query = ((question: unknown, ...given: unknown[]) => {
    const [values] = given
    const name = typeof question === 'string' && Array.isArray(values) ? nameOf(question, values) : undefined
    const asked =
      name === undefined ? [question, ...given] : [{ name, text: question, values }, ...given.slice(1)]
    return Reflect.apply(pg.Client.prototype.query, this, asked) as unknown
  }) as pg.Client['query']

  /** Has all that `send` asks leave as one piece: each piece is a call of the system, and wakes the database. */
  asOnePiece<Asked>(send: () => Asked): Asked {
    const { stream } = this.connection
    stream.cork()
    try {
      return send()
    } finally {
      stream.uncork()
    }
  }
}
