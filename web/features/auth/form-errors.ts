import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { CallError } from '#web/platform/call-error.ts'

/** Which field an error of these codes is about. */
const fieldOfCode: Record<string, string> = {
  username_taken: 'username',
  email_taken: 'email',
  wrong_captcha: 'captchaAnswer',
}

/** Writes what the server refused beside the fields it is about, as far as the form has them. */
export function showFieldErrors<Form extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Form>[],
  setError: UseFormSetError<Form>,
): void {
  if (!(error instanceof CallError)) return
  const ownField = fieldOfCode[error.code ?? '']
  const texts = { ...error.fields, ...(ownField ? { [ownField]: error.message } : {}) }
  for (const field of fields) if (texts[field]) setError(field, { message: texts[field] })
}
