import { Dialog } from '#web/ui/dialog.tsx'

const keys = [
  ['/', 'Go to the field'],
  ['j', 'To the next message'],
  ['k', 'To the message before'],
  ['r', 'Tell the last reply again'],
  ['u', 'Undo'],
  ['Ctrl + Shift + Z', 'Redo'],
  ['← →', 'Other versions of the message that has the focus'],
  ['Home', 'To the beginning'],
  ['End', 'To the newest'],
  ['Ctrl + F', 'Find in the whole story'],
  ['?', 'These keys'],
] as const

/** The keys of the story's page. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog isOpen onClose={onClose} title="Keys">
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-3">
      {keys.map(([key, meaning]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="rounded-md border border-edge px-2 py-0.5 text-sm whitespace-nowrap">{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
