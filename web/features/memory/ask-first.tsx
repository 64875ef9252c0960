import { Switch } from '#web/ui/switch.tsx'
import { useMemoryWrites } from './memory-drawer.api.ts'

/** Whether the reader decides on what the keeper finds. */
export function AskFirst({ storyId, asksFirst }: { storyId: string; asksFirst: boolean }) {
  const writes = useMemoryWrites(storyId)
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="min-w-0 text-pretty">
        Ask me before the narrator’s memory changes
        <span className="block text-sm text-quiet">
          New facts wait here for you. What lies behind is told in brief either way.
        </span>
      </p>
      <Switch
        label="Ask me before the narrator’s memory changes"
        isOn={asksFirst}
        onChange={(isOn) => writes.mutate({ kind: 'ask first', asksFirst: isOn })}
      />
    </div>
  )
}
