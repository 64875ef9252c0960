import { CallError, UNREACHABLE } from './call-error.ts'

/** Code that is fetched when it is first needed; a network that is gone then reads like that of any call. */
export async function loadLater<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    throw new CallError(UNREACHABLE, 0)
  }
}
