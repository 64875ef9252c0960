import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NumberIdInPath } from './ids.ts'
import { limits } from './limits.ts'
import { signUpModes } from './site.ts'

const shortLine = z
  .string()
  .check(z.trim(), z.maxLength(limits.reasonLength, 'At most 500 characters, please'))

/** A link by which so many people may make an account until its end; the link itself is shown once. */
export const SignUpInvitation = z.object({
  id: z.number(),
  label: z.string(),
  uses: z.number(),
  usesLeft: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type SignUpInvitation = z.infer<typeof SignUpInvitation>

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

export const getSignUp = endpoint({
  method: 'GET',
  path: '/api/admin/sign-up',
  summary: 'Who may make an account, the invitations, and the line that all read',
  access: 'admin',
  reply: z.object({
    mode: z.enum(signUpModes),
    reason: z.string(),
    notice: z.string(),
    invitations: z.array(SignUpInvitation),
  }),
})

export const changeSignUp = endpoint({
  method: 'PUT',
  path: '/api/admin/sign-up',
  summary: 'Opens or closes the registration, or leaves it to invitations; the reason is shown to visitors',
  access: 'admin',
  audited: 'sign_up_change',
  auditedField: 'mode',
  body: z.object({ mode: z.enum(signUpModes), reason: z._default(shortLine, '') }),
  reply: z.object({}),
})

export const changeNotice = endpoint({
  method: 'PUT',
  path: '/api/admin/notice',
  summary: 'Sets the line that everyone reads on every page; an empty one takes it away',
  access: 'admin',
  audited: 'notice_change',
  body: z.object({ text: shortLine }),
  reply: z.object({}),
})

export const addInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  summary: 'Makes a link by which so many people may register within so many days',
  access: 'admin',
  audited: 'invitation_creation',
  body: z.object({
    label: z._default(shortLine, ''),
    uses: wholeNumber(1, 1_000),
    days: wholeNumber(1, 365),
  }),
  reply: z.object({ link: z.string(), invitation: SignUpInvitation }),
})

export const removeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/invitations/:invitationId',
  summary: 'Ends an invitation at once',
  access: 'admin',
  audited: 'invitation_removal',
  params: z.object({ invitationId: NumberIdInPath }),
  reply: z.object({}),
  errors: ['invitation_not_found'],
})
