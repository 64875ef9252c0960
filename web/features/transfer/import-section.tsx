import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { lateWindow } from '#web/ui/late.tsx'

const ImportWindow = lateWindow(async () => (await import('./import-dialog.tsx')).ImportDialog)

interface ChosenFile {
  file: File
  /** The count of those that were chosen, this one with them. */
  number: number
}

/** The place where a file is chosen or dropped that a story is to be made of. */
export function ImportSection() {
  const [chosen, setChosen] = useState<ChosenFile>()
  const [isOpen, setIsOpen] = useState(false)

  const take = (file: File | undefined) => {
    if (!file) return
    setChosen((last) => ({ file, number: (last?.number ?? 0) + 1 }))
    setIsOpen(true)
  }
  return (
    <section
      aria-labelledby="bring-in"
      className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-dashed border-edge p-4 hover:border-accent has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent"
    >
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h2 id="bring-in" className="text-lg">
          Bring a Story In
        </h2>
        <p id="bring-in-hint" className="text-sm text-pretty text-quiet">
          Drop a file here: a story, a character card, a lorebook, a chat, a scenario or a text.
        </p>
      </div>
      <span aria-hidden="true" className={classNames(buttonClass(), 'max-w-full')}>
        <FileUp className="size-4" />
        Choose a File
      </span>
      {/* It lies over all of this, so that a file can be dropped anywhere on it. */}
      <input
        type="file"
        aria-label="Choose a File"
        aria-describedby="bring-in-hint"
        onChange={({ target }) => {
          take(target.files?.[0])
          // The same file may be chosen again.
          target.value = ''
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {chosen && (
        <ImportWindow
          key={chosen.number}
          file={chosen.file}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}
