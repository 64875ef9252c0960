import type { BrowserContext } from '@playwright/test'
import type { Person } from '#testing/people.ts'

/** From here on this browser is signed in as that person. */
export async function holdSession(context: BrowserContext, { cookies, url }: Person): Promise<void> {
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
}
