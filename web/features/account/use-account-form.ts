import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { CallError } from '#web/platform/call-error.ts'
import { showFieldErrors } from '#web/platform/form-errors.ts'
import { toast } from '#web/ui/toast.ts'

interface AccountForm<Fields extends FieldValues> {
  schema: z.ZodMiniType<Fields, Fields>
  empty: DefaultValues<Fields>
  save: (fields: Fields) => Promise<void>
  /** The toast when the server said why it did not work, and another when it said nothing. */
  failure: { title: string; silence?: { title: string; description: string } }
}

/** A form of the account: checked by the contract's schema, emptied once it is saved, its failures shown. */
export function useAccountForm<Fields extends FieldValues>({
  schema,
  empty,
  save,
  failure,
}: AccountForm<Fields>) {
  const form = useForm<Fields>({ resolver: standardSchemaResolver(schema), defaultValues: empty })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (fields) => {
    try {
      await save(fields)
      // NOTE: the fields stay registered; the compiled components would not register them a second time.
      form.reset(empty, { keepFieldsRef: true })
    } catch (error) {
      showFieldErrors(error, Object.keys(fields) as FieldPath<Fields>[], form.setError)
      const isAnswered = error instanceof CallError && error.status > 0
      const { title, silence = { title: 'Error', description: title } } = failure
      const notice = isAnswered ? { title, description: error.message } : silence
      toast({ ...notice, variant: 'danger' })
    }
  })
  const errorOf = (field: FieldPath<Fields>) => errors[field]?.message as string | undefined

  return { register: form.register, submit, isSubmitting, errorOf }
}
