import { useForm, useWatch } from 'react-hook-form'
import {
  connectionProviders,
  type ConnectionProvider,
  type ModelConnection,
  type SiteKind,
} from '#contract/connections.ts'
import { CallError, textOfError } from '#web/platform/call-error.ts'
import { showFieldErrors } from '#web/platform/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { connectionFieldsOf, formOf, type ConnectionFields } from './connection-fields.ts'
import { useConnectionsRefresh, type ConnectionCalls } from './connections.api.ts'
import { ModelField } from './model-field.tsx'
import { PriceFields } from './price-fields.tsx'
import { SamplingFields } from './sampling-fields.tsx'
import { samplingFieldNames } from './sampling-form.ts'

interface ConnectionDialogProps {
  calls: ConnectionCalls
  isForReaders: boolean
  /** The use of the model. */
  kind: SiteKind
  /** Absent where a new one is added. */
  connection?: ModelConnection
  onClose: () => void
}

const FIELDS = [
  'provider',
  'address',
  'model',
  'key',
  'contextTokens',
  'replyTokens',
  'price.input',
  'price.output',
  'price.cached',
  'voice',
  ...samplingFieldNames,
] as const

/** Adds a connection, or changes one. Its key is never shown: an empty field keeps the one that is stored. */
export function ConnectionDialog({ calls, isForReaders, kind, connection, onClose }: ConnectionDialogProps) {
  const refresh = useConnectionsRefresh(calls)
  const { register, handleSubmit, control, getValues, setValue, setError, formState } =
    useForm<ConnectionFields>({
      defaultValues: connectionFieldsOf(connection),
    })
  const { errors, isSubmitting } = formState
  const provider = useWatch({ control, name: 'provider' })
  const needs = connectionProviders[provider]
  const hasAddress = needs.address === 'needed' || (needs.address === 'own' && !isForReaders)
  const hasKey = needs.key !== 'none'
  const choices = (Object.keys(connectionProviders) as ConnectionProvider[])
    .filter((name) => !isForReaders || connectionProviders[name].isForReaders)
    .filter((name) => (connectionProviders[name].kinds as readonly SiteKind[]).includes(kind))
    .map((name) => ({ value: name, label: connectionProviders[name].name }))

  const serverOf = ({ provider: at, address, key }: ConnectionFields) => ({
    provider: at,
    address: hasAddress && address.trim() !== '' ? address : null,
    ...(hasKey && key.trim() !== '' && { key }),
    ...(connection && { connectionId: connection.id }),
  })
  const submit = handleSubmit(async (fields) => {
    try {
      const form = formOf({
        ...fields,
        ...(!hasAddress && { address: '' }),
        ...(!hasKey && { key: '' }),
      })
      if (connection) await calls.change(connection.id, form)
      else await calls.add({ ...form, kind })
      await refresh()
      onClose()
    } catch (error) {
      showFieldErrors(error, FIELDS, setError)
      const isBesideField = error instanceof CallError && Object.keys(error.fields).length > 0
      if (!isBesideField)
        toast({ title: 'The model could not be stored', description: textOfError(error), variant: 'danger' })
    }
  })

  return (
    <Dialog isOpen onClose={onClose} title={connection ? 'Change the model' : 'Add a model'}>
      <form onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
        <SelectField
          label="Provider"
          value={provider}
          choices={choices}
          onChoose={(name) => setValue('provider', name)}
        />
        {hasAddress && (
          <TextField
            {...register('address')}
            label="Address"
            inputMode="url"
            placeholder="https://models.example.org/v1"
            hint={needs.address === 'own' && <span className="text-quiet">Empty: the provider’s own</span>}
            error={errors.address?.message}
          />
        )}
        {hasKey && (
          <PasswordField
            {...register('key')}
            label="Key"
            autoComplete="off"
            error={errors.key?.message}
            hint={
              connection?.hasKey && <span className="text-quiet">Leave it empty to keep the stored one</span>
            }
          />
        )}
        <ModelField
          key={provider}
          {...register('model')}
          listModels={() => calls.listModels(serverOf(getValues()))}
          error={errors.model?.message}
        />
        {kind === 'voice' && (
          <TextField
            {...register('voice')}
            label="Voice"
            placeholder="alloy"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.voice?.message}
          />
        )}
        <details className="flex flex-col gap-5">
          <summary className="min-h-11 cursor-pointer content-center text-quiet">More settings</summary>
          <div className="mt-2 grid grid-cols-2 gap-4">
            {kind === 'text' && (
              <>
                <TextField
                  {...register('contextTokens')}
                  label="Context, tokens"
                  inputMode="numeric"
                  error={errors.contextTokens?.message}
                />
                <TextField
                  {...register('replyTokens')}
                  label="Longest reply, tokens"
                  inputMode="numeric"
                  error={errors.replyTokens?.message}
                />
              </>
            )}
            {!isForReaders && <PriceFields kind={kind} register={register} errors={errors.price} />}
          </div>
        </details>
        {kind === 'text' && (
          <SamplingFields register={register} errors={errors.sampling} isEffortTaken={provider !== 'local'} />
        )}
        <Button variant="primary" type="submit" isBusy={isSubmitting}>
          {connection ? 'Save' : 'Add'}
        </Button>
      </form>
    </Dialog>
  )
}
