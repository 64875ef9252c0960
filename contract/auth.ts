import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { User } from './session.ts'

/** Letters and digits in their plain (NFKC) form, `_`, `-` and `.`: no look-alikes, no invisible signs (AUTH-28). */
const isPlainName = (name: string): boolean =>
  /^(?:[\p{L}\p{N}_.-]\p{M}*)*$/u.test(name) &&
  // Some letters and marks are never seen, such as variation selectors and Hangul fillers.
  !/\p{Default_Ignorable_Code_Point}/u.test(name) &&
  name.normalize('NFKC') === name

export const Username = z
  .string()
  .check(
    z.minLength(3, 'Username must be at least 3 characters'),
    z.maxLength(limits.usernameLength, 'Username must be at most 30 characters'),
    z.refine(isPlainName, 'Username may only contain letters, digits, _, - and .'),
  )

export const Email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(limits.emailLength, 'Please enter a valid email address'),
    z.email('Please enter a valid email address'),
  )

const longEnough = z.minLength(6, 'Password must be at least 6 characters')
export const bearable = z.maxLength(limits.passwordLength, 'Password must be at most 1000 characters')
export const CurrentPassword = z.string().check(z.minLength(1, 'Current password is required'), bearable)

export const LoginForm = z.object({
  username: z
    .string()
    .check(z.minLength(1, 'Username or Email is required'), z.maxLength(limits.emailLength)),
  password: z.string().check(longEnough, bearable),
})
export type LoginForm = z.infer<typeof LoginForm>

export const RegisterForm = z.object({
  username: Username,
  email: Email,
  password: z.string().check(longEnough, bearable),
  captchaAnswer: z.string().check(z.minLength(1, 'Please solve the CAPTCHA'), z.maxLength(100)),
  /** The token of an invitation's link. */
  invitation: z.optional(z.string().check(z.maxLength(100))),
})
export type RegisterForm = z.infer<typeof RegisterForm>

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Opens a session for a username or an email with its password',
  access: 'public',
  throttles: ['loginMinute', 'loginHour'],
  audited: 'login',
  body: LoginForm,
  reply: User,
  errors: ['wrong_credentials', 'account_blocked'],
})

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Makes an account and opens its first session',
  access: 'public',
  throttles: ['registration'],
  audited: 'register',
  body: RegisterForm,
  reply: User,
  errors: [
    'wrong_captcha',
    'common_password',
    'username_taken',
    'email_taken',
    'sign_up_closed',
    'invitation_required',
    'invitation_invalid',
  ],
})

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/api/captcha',
  summary: 'A question to answer when registering, bound to a cookie, good once',
  access: 'public',
  throttles: ['captcha'],
  reply: z.object({ success: z.boolean(), question: z.string() }),
})

export const checkUsername = endpoint({
  method: 'GET',
  path: '/api/check-username',
  summary: 'Whether a username is still free',
  access: 'public',
  throttles: ['checkUsername'],
  query: z.object({ username: Username }),
  reply: z.object({ available: z.boolean() }),
})
