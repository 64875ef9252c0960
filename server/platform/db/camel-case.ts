import type { KyselyPlugin, UnknownRow } from 'kysely'

// NOTE: Kysely's own CamelCasePlugin rebuilds each query's tree and costs a third of a small query (decision 0034).

/** Returns the column for a property: `user_id` for `userId`. */
export const snakeCase = remembering((property) =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

const camelCase = remembering((column) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
)

/** Names are few and come again with each query, so each is worked out once. */
function remembering(rename: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const found = known.get(name) ?? rename(name)
    known.set(name, found)
    return found
  }
}

/** Rows come back with properties in the place of columns: the other half of the compilers' `snakeCase`. */
export const camelCaseRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    const [first] = result.rows
    const columns = Object.keys(first ?? {})
    if (!columns.some((column) => column.includes('_'))) return result
    const properties = columns.map(camelCase)
    const rows = result.rows.map((row) => {
      const renamed: UnknownRow = {}
      for (let at = 0; at < columns.length; at++) renamed[properties[at]!] = row[columns[at]!]
      return renamed
    })
    return { ...result, rows }
  },
}
