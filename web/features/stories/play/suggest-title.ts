const DEFAULT_TITLE = 'My Story'

/** Where titles may come from. */
interface TitleSources {
  /** The titles that the reader has given, by the rooms that keep some; the first one stands. */
  given: readonly (() => Promise<string | undefined>)[]
  /** Asks the server, and it the narrator. */
  server: () => Promise<string>
}

/** A title that the reader gave the story, else one from the server, else 'My Story' (SHARE-9). It never fails. */
export async function suggestTitle({ given, server }: TitleSources): Promise<string> {
  for (const find of given) {
    const title = await find().catch(() => undefined)
    if (title !== undefined) return title
  }
  const suggested = await server().catch(() => '')
  return suggested.trim() || DEFAULT_TITLE
}
