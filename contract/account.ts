import * as z from 'zod/mini'
import { CurrentPassword, Email, Username, bearable } from './auth.ts'
import { User } from './session.ts'
import { endpoint } from './endpoint.ts'
import { NumberIdInPath } from './ids.ts'

export const NewPassword = z
  .string()
  .check(z.minLength(8, 'Password must be at least 8 characters'), bearable)

export const UsernameForm = z.object({ newUsername: Username })
export const EmailForm = z.object({ email: Email })
/** The password is asked for where the account has an email already. */
export const EmailChangeForm = z.object({ email: Email, currentPassword: z.optional(CurrentPassword) })
export const PasswordForm = z.object({ currentPassword: CurrentPassword, newPassword: NewPassword })
export const DeletionForm = z.object({ password: CurrentPassword })
export const ResetForm = z.object({ token: z.string().check(z.maxLength(100)), newPassword: NewPassword })

/** The account, and an address that is still to be confirmed. */
export const UpdatedUser = z.object({ ...User.shape, emailToConfirm: z.optional(z.string()) })
export type UpdatedUser = z.infer<typeof UpdatedUser>

/** One place where the reader is logged in. */
export const OpenSession = z.object({
  id: z.number(),
  /** The browser's own description of itself, as it sent it. */
  device: z.string(),
  createdAt: z.string(),
  /** To within five minutes. */
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

/** The file a reader can take along; each room adds a list of what it keeps. */
export const AccountFile = z.looseObject({ exportedAt: z.string(), account: z.array(z.looseObject({})) })

export const changeUsername = endpoint({
  method: 'POST',
  path: '/api/settings/username',
  summary: 'Gives the account another name',
  access: 'user',
  throttles: ['accountChange'],
  audited: 'username_change',
  body: UsernameForm,
  reply: User,
  errors: ['username_taken'],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/settings/password',
  summary: 'Changes the password and ends every other session at once',
  access: 'user',
  throttles: ['accountChange'],
  audited: 'password_change',
  body: PasswordForm,
  reply: z.object({}),
  errors: ['wrong_password', 'common_password'],
})

export const updateEmail = endpoint({
  method: 'POST',
  path: '/api/update-email',
  summary:
    'Sets the email, or asks to change it: that takes the password and is confirmed from the new address; the old one is told',
  access: 'user',
  throttles: ['accountChange'],
  audited: 'email_change',
  body: EmailChangeForm,
  reply: UpdatedUser,
  errors: ['email_taken', 'wrong_password'],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/email/confirm',
  summary: 'Puts a new email in force by the link that was mailed to it, good once and for a day',
  access: 'public',
  throttles: ['passwordReset'],
  audited: 'email_change',
  body: z.object({ token: z.string().check(z.maxLength(100)) }),
  reply: z.object({}),
  errors: ['email_link_invalid', 'email_taken'],
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the reader is logged in, last used first',
  access: 'user',
  reply: z.object({ sessions: z.array(OpenSession) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:sessionId',
  summary: 'Logs the reader out in one place, at once',
  access: 'user',
  audited: 'session_revocation',
  params: z.object({ sessionId: NumberIdInPath }),
  reply: z.object({}),
  errors: ['session_not_found'],
})

export const downloadAccount = endpoint({
  method: 'GET',
  path: '/api/account/download',
  summary: 'Everything the account holds, as one JSON file',
  access: 'user',
  throttles: ['accountDownload'],
  audited: 'account_export',
  reply: AccountFile,
  guarded: true,
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  summary: 'Deletes the account and everything it holds',
  access: 'user',
  throttles: ['accountChange'],
  audited: 'account_deletion',
  body: DeletionForm,
  reply: z.object({}),
  errors: ['wrong_password'],
})

export const askForReset = endpoint({
  method: 'POST',
  path: '/api/password/forgot',
  summary: 'Mails a link that sets a new password; answers the same whether or not the address is known',
  access: 'public',
  throttles: ['forgottenByAddress', 'forgottenByEmail'],
  body: EmailForm,
  reply: z.object({}),
  errors: ['mail_unavailable'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password/reset',
  summary: 'Sets a new password by a link, good once and for 30 minutes; ends all sessions and passkeys',
  access: 'public',
  throttles: ['passwordReset'],
  audited: 'password_reset',
  body: ResetForm,
  reply: z.object({}),
  errors: ['reset_link_invalid', 'common_password'],
})
