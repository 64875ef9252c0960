import type { Narrator } from './narrator.ts'

/** Who generates a reply: decided as it begins, so that a change holds from the next one on. */
export interface NarratorChoice {
  /** The site's narrator as of now. */
  readonly ofSite: Narrator
  /** The reader's own connection that a new story of theirs begins with; null: the site's narrator. */
  findDefault(userId: number): Promise<number | null>
  /** The narrator of a story that has one of the reader's connections, or none; the site's where that is gone. */
  find(userId: number, connectionId: number | null): Promise<Narrator>
}
