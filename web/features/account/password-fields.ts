import * as z from 'zod/mini'
import { NewPassword, PasswordForm } from '#contract/account.ts'

const twice = { newPassword: NewPassword, confirmPassword: z.string() }
const match = z.refine<{ newPassword: string; confirmPassword: string }>(
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  { error: "Passwords don't match", path: ['confirmPassword'] },
)

/** A new password, typed twice. */
export const NewPasswordFields = z.object(twice).check(match)

/** The account page's form: the server's own, and the new password once more. */
export const PasswordFields = z.extend(PasswordForm, twice).check(match)
