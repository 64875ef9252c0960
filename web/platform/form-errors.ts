import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { CallError } from './call-error.ts'

/** Writes what the server refused beside the fields it is about, as far as the form has them. */
export function showFieldErrors<Form extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Form>[],
  setError: UseFormSetError<Form>,
): void {
  if (!(error instanceof CallError)) return
  for (const field of fields) {
    const message = error.fields[field]
    if (message) setError(field, { message })
  }
}
