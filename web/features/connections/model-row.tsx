import { useState } from 'react'
import { connectionProviders, type Finding, type ModelConnection } from '#contract/connections.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LateConnectionDialog } from './late-connection-dialog.tsx'
import { useChange, type ConnectionCalls } from './connections.api.ts'

interface ModelRowProps {
  calls: ConnectionCalls
  isForReaders: boolean
  connection: ModelConnection
}

/** One connection with what a test has found, and all that can be done about it. */
export function ModelRow({ calls, isForReaders, connection }: ModelRowProps) {
  const [isEditing, setIsEditing] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const { id, model, provider, isDefault, lastTest, lastFailure } = connection
  const test = useChange(calls, 'The model could not be tested', () => calls.test(id))
  const choose = useChange(calls, 'The choice could not be stored', () =>
    calls.change(id, { isDefault: true }),
  )
  const remove = useChange(calls, 'The model could not be removed', () => calls.remove(id))
  return (
    <li className="flex flex-col gap-3 py-4">
      <RowHead
        name={model}
        text={detailsOf(connection)}
        mark={isDefault ? (isForReaders ? 'For new stories' : 'Default') : undefined}
      />
      {lastFailure && !lastTest && <Findings findings={[{ kind: 'fails', text: lastFailure.hint }]} />}
      {lastTest && <Findings findings={lastTest.findings} />}
      {lastFailure?.sentence && (
        <p className="text-sm text-quiet">The provider says: {lastFailure.sentence}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button isBusy={test.isPending} onClick={() => test.mutate(undefined)} aria-label={`Test ${model}`}>
          Test
        </Button>
        {!isDefault && (
          <Button isBusy={choose.isPending} onClick={() => choose.mutate(undefined)}>
            {isForReaders ? 'Use for new stories' : 'Make default'}
          </Button>
        )}
        <Button onClick={() => setIsEditing(true)} aria-label={`Edit ${model}`}>
          Edit
        </Button>
        <Button onClick={() => setIsRemoving(true)} aria-label={`Remove ${model}`}>
          Remove
        </Button>
      </div>
      {isEditing && (
        <LateConnectionDialog
          calls={calls}
          isForReaders={isForReaders}
          kind={connection.kind}
          connection={connection}
          onClose={() => setIsEditing(false)}
        />
      )}
      {isRemoving && (
        <ConfirmDialog
          title={`Remove ${model}`}
          text={`Its key is deleted with it.${connection.kind === 'text' ? ' Stories that it told stay as they are.' : ''}`}
          action="Remove"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
          onClose={() => setIsRemoving(false)}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {test.isPending ? `${connectionProviders[provider].name} is being asked` : ''}
      </p>
    </li>
  )
}

/** Name and details of a way to a model, with a mark where it is the one in use. */
export function RowHead({ name, text, mark }: { name: string; text: string; mark?: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm break-words text-quiet">{text}</p>
      </div>
      {mark && <span className="text-sm text-success">{mark}</span>}
    </div>
  )
}

function detailsOf({ provider, address, hasKey, keyEnd, voice }: ModelConnection): string {
  const { name, key: need } = connectionProviders[provider]
  const key = keyEnd ? `key •••• ${keyEnd}` : hasKey ? 'key stored' : need !== 'none' && 'no key'
  return [name, address, key, voice].filter(Boolean).join(' · ')
}

const tones = { works: 'text-success', better: 'text-accent', fails: 'text-danger' }
const signs = { works: '✓', better: '!', fails: '✗' }

const Findings = ({ findings }: { findings: Finding[] }) => (
  <ul className="flex flex-col gap-1 text-sm">
    {findings.map(({ kind, text, advice }) => (
      <li key={text} className="flex gap-2">
        <span aria-hidden="true" className={classNames('w-4 shrink-0 text-center', tones[kind])}>
          {signs[kind]}
        </span>
        <span className="text-pretty">
          {text} {advice}
        </span>
      </li>
    ))}
  </ul>
)
