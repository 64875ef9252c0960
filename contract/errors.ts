import type { NarratorFailure } from './narrator-failures.ts'
import { turnErrors } from './turn-errors.ts'

/** Every error a call can answer: its HTTP status and its text for people. */
export const errors = {
  invalid_input: [400, 'The request could not be understood'],
  file_unreadable: [400, 'This file could not be read as a story'],
  invalid_json: [400, 'The body is not valid JSON'],
  wrong_captcha: [400, 'Incorrect CAPTCHA answer'],
  wrong_password: [400, 'Current password is incorrect'],
  common_password: [
    400,
    'This is one of the most used passwords, which are guessed first. Please choose another.',
  ],
  passkey_unusable: [400, 'The passkey could not be added. Please try again.'],
  email_link_invalid: [400, 'This link is no longer valid. Please change your email again.'],
  claim_link_invalid: [
    400,
    'This link is no longer valid. The server prints another when it starts while nobody is an admin.',
  ],
  payment_unsigned: [400, 'The signature does not fit'],
  reset_link_invalid: [400, 'This link is no longer valid. Please ask for a new one.'],
  authentication_required: [401, 'Authentication required'],
  not_authenticated: [401, 'Not authenticated'],
  wrong_credentials: [401, 'Invalid username or password'],
  passkey_refused: [401, 'This passkey opens no account here. Please log in with your password.'],
  oidc_failed: [401, 'The login could not be finished. Please try again.'],
  tokens_used_up: [402, 'Your tokens for this month are used up. They are granted anew next month.'],
  budget_spent: [402, 'The budget for calls of models is spent'],
  account_blocked: [403, 'This account is blocked'],
  sign_up_closed: [403, 'No new accounts are made here at the moment'],
  invitation_required: [403, 'Accounts are made by invitation here. Please open the link of yours.'],
  invitation_invalid: [403, 'This invitation has ended or is used up'],
  admin_required: [403, 'Admin access required'],
  own_connections_off: [403, 'This site takes no models of readers'],
  images_off: [403, 'Image generation failed'],
  playing_on_not_allowed: [403, 'This story is for reading only'],
  cross_site: [403, 'This call is not open to other sites'],
  not_found: [404, 'Not found'],
  story_not_found: [404, 'Story not found'],
  reader_not_found: [404, 'There is no such reader'],
  report_not_found: [404, 'There is no such report'],
  invitation_not_found: [404, 'There is no such invitation'],
  session_not_found: [404, 'Session not found'],
  identity_not_found: [404, 'There is no such login'],
  passkey_not_found: [404, 'There is no such passkey'],
  turn_not_found: [404, 'Message not found'],
  memory_not_found: [404, 'The story does not remember that'],
  bookmark_not_found: [404, 'Bookmark not found'],
  preset_not_found: [404, 'Scenario not found'],
  shared_preset_not_found: [404, 'This scenario is no longer shared'],
  package_not_found: [404, 'There is no such package'],
  payment_unavailable: [404, 'This site sells no tokens'],
  purchase_not_found: [404, 'There is no such purchase'],
  connection_not_found: [404, 'Connection not found'],
  no_site_voice: [404, 'This site has no voice of its own'],
  no_site_dictation: [404, 'This site takes down nothing that is said'],
  published_not_found: [404, 'There is nothing shared under this link'],
  share_not_found: [404, 'Story not found or has been removed by its creator'],
  image_message_not_found: [404, 'Could not find message to generate image for'],
  portrait_person_unknown: [404, 'The story does not know of them'],
  image_not_found: [404, 'Failed to fetch image'],
  method_not_allowed: [405, 'This method is not allowed here'],
  admin_protected: [409, 'An admin can be neither blocked nor deleted. Take the right away first.'],
  too_many_presets: [409, 'You have kept 200 scenarios. Delete one to keep another.'],
  username_taken: [409, 'Username is already taken'],
  email_taken: [409, 'Email is already in use'],
  oidc_email_taken: [
    409,
    'An account with this email is here already. Log in with its password, and connect the two on the account page.',
  ],
  oidc_identity_taken: [409, 'This login opens another account here already'],
  connections_full: [409, 'You have as many models as fit. Please remove one first.'],
  passkeys_full: [409, 'You have as many passkeys as fit. Please remove one first.'],
  pull_running: [409, 'A model file is on its way already. Wait for it, or cancel it.'],
  nothing_told: [409, 'Nothing of this story has been told yet'],
  no_stories: [409, 'You have no stories yet'],
  turn_running: [409, 'The narrator is still writing'],
  turn_not_last: [409, 'Only the last turn can be told again'],
  nothing_to_undo: [409, 'Nothing to undo'],
  nothing_to_redo: [409, 'Nothing to redo'],
  share_taken_down: [410, 'This story was taken down by those who run this site'],
  shared_preset_taken_down: [410, 'This scenario was taken down by those who run this site'],
  too_large: [413, 'The request is too large'],
  unsupported_media_type: [415, 'The body must be JSON'],
  too_many_requests: [429, 'Too many requests. Please wait a moment and try again.'],
  too_many_turns: [429, 'Two stories are being told already. Please wait for one of them.'],
  ...turnErrors,
  title_failed: [502, 'Failed to suggest a title'],
  image_failed: [502, 'Failed to generate image'],
  saying_failed: [502, 'Failed to speak the text'],
  dictation_failed: [502, 'Failed to take down what was said'],
  payment_failed: [502, 'The payment could not be begun. Please try again.'],
  oidc_unavailable: [503, 'This way to log in does not answer at the moment'],
  mail_unavailable: [503, 'This site sends no mail. Please ask whoever runs it for a new password.'],
  busy: [503, 'The server is busy. Please try again in a moment.'],
  internal: [500, 'Something went wrong'],
} as const satisfies Record<string, readonly [status: number, text: string]>

export type ErrorCode = keyof typeof errors

/** The body of every answer that is not a success. */
export interface ErrorBody {
  error: string
  code: ErrorCode
  /** Only with `invalid_input`: what is wrong with each named field. */
  fields?: Record<string, string>
  /** Only where a narrator failed: why, and one sentence on what happened and what to do (NARRATOR-6). */
  reason?: NarratorFailure
  hint?: string
}

export const statusOf = (code: ErrorCode): number => errors[code][0]
export const textOf = (code: ErrorCode): string => errors[code][1]
