import { Embers } from '#web/ui/embers.tsx'

/** Three embers, then the words. */
export function Thinking() {
  return (
    <output className="flex items-center gap-3 px-4 py-3 text-quiet">
      <Embers />
      Narrator is thinking...
    </output>
  )
}
