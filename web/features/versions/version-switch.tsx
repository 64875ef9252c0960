import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { versionBeside, type MessageVersions } from './version-beside.ts'

interface VersionSwitchProps {
  versions: MessageVersions
  isDisabled: boolean
  onGo: (messageId: number) => void
}

/** The versions of a message side by side: `2 / 4`, with arrows to the others. */
export function VersionSwitch({ versions, isDisabled, onGo }: VersionSwitchProps) {
  const { at, of } = versions
  const before = versionBeside(versions, -1)
  const after = versionBeside(versions, 1)
  return (
    <div role="group" aria-label="Versions" className="flex items-center text-sm text-quiet">
      <Button
        variant="quiet"
        isIcon
        aria-label="Version before"
        title="Version before"
        disabled={isDisabled || before === undefined}
        onClick={() => before !== undefined && onGo(before)}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Button>
      <span className="min-w-9 text-center tabular-nums">
        <span className="sr-only">Version </span>
        {at} / {of}
      </span>
      <Button
        variant="quiet"
        isIcon
        aria-label="Next version"
        title="Next version"
        disabled={isDisabled || after === undefined}
        onClick={() => after !== undefined && onGo(after)}
      >
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}
