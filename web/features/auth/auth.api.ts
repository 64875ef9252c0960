import { checkUsername, getCaptcha } from '#contract/auth.ts'
import { read } from '#web/platform/query-client.ts'

/** A fresh question each time it is asked for; a toast says when there is none. */
export const captchaQuery = {
  ...read(getCaptcha),
  staleTime: Infinity,
  gcTime: 0,
  meta: { notice: { title: 'CAPTCHA Error', description: 'Failed to load CAPTCHA. Please try again.' } },
}

/** Whether a username is free. */
export const usernameQuery = (username: string) => read(checkUsername, { query: { username } })
