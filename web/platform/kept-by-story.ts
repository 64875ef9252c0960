import * as z from 'zod/mini'
import { stored } from './browser-store.ts'

/** Stories about which something is kept; the one that was longest without a change makes room. */
const MOST = 50

/** One value for each of the reader's latest stories, kept in this browser. */
export function keptByStory<T>(name: string, schema: z.ZodMiniType<T>) {
  const kept = stored(name, z.array(z.object({ storyId: z.string(), value: schema })), { isReaders: true })
  return {
    read: (storyId: string): T | undefined => kept.read()?.find((one) => one.storyId === storyId)?.value,
    /** Keeps a value; undefined forgets it. */
    write(storyId: string, value: T | undefined): void {
      const others = (kept.read() ?? []).filter((one) => one.storyId !== storyId)
      kept.write(value === undefined ? others : [{ storyId, value }, ...others].slice(0, MOST))
    },
  }
}
