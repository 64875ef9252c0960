import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Menu } from '#web/ui/menu.tsx'
import { storyParts, type StoryInPlay, type StoryMenuEntry } from './story-part.ts'

const entries = storyParts.flatMap(({ menu = [] }) => menu).toSorted((a, b) => a.rank - b.rank)

/** The last button of the story's bottom bar: what rooms add to its menu, and the dialogs that it opens. */
export function StoryMenu(play: StoryInPlay) {
  const [opened, setOpened] = useState<StoryMenuEntry>()
  const items = entries.map((entry) => ({
    label: entry.label,
    Icon: entry.Icon,
    onSelect: () => (entry.run ? entry.run(play) : setOpened(entry)),
  }))
  const Dialog = opened?.Dialog
  return (
    <>
      {items.length > 0 && <Menu label="More" Icon={Ellipsis} items={items} place="above" />}
      {Dialog && (
        <Suspense>
          <Dialog {...play} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
