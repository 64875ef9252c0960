import { useMutation } from '@tanstack/react-query'
import { useId, type ComponentProps } from 'react'
import type { ModelNames } from '#contract/connections.ts'
import { TextField } from '#web/ui/text-field.tsx'

type ModelFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'list'> & {
  /** Asks the server that the form names. */
  listModels: () => Promise<ModelNames>
}

/** The model's name: typed, or chosen from what its server lists once one comes to the field. */
export function ModelField({ listModels, ...field }: ModelFieldProps) {
  const listId = useId()
  const list = useMutation({ mutationFn: listModels, meta: { isQuiet: true } })
  const models = list.data?.models ?? []
  return (
    <>
      <TextField
        {...field}
        label="Model"
        autoCapitalize="none"
        spellCheck={false}
        list={listId}
        onFocus={() => list.mutate()}
        hint={<span className="text-quiet">{hintOf(list.isPending, models.length)}</span>}
      />
      <datalist id={listId}>
        {models.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
    </>
  )
}

function hintOf(isPending: boolean, count: number): string {
  if (isPending) return 'Asking the server for its models …'
  if (count === 0) return ''
  return count === 1 ? 'There is one model.' : `There are ${count} models.`
}
