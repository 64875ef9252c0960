import { useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { getTree } from '#contract/versions.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { useTree } from '../versions.api.ts'
import { ComparePlaces } from './compare-places.tsx'
import { drawMap } from './map-drawing.ts'
import { mapItems, type MapItem } from './map-items.ts'
import { MapList } from './map-list.tsx'
import { MapPlace } from './map-place.tsx'
import { MapView } from './map-view.tsx'
import { marksOf } from './place-of-item.ts'
import { growTree } from './story-tree.ts'

interface MapDialogProps {
  storyId: string
  /** Takes the story to that message. */
  onOpen: (messageId: number) => void
  onClose: () => void
}

/** The tree of a story, to look at and to go to any place of it. Open for as long as it is shown. */
export function MapDialog({ storyId, onOpen, onClose }: MapDialogProps) {
  const { data, error, refetch, isFetching } = useTree(storyId)
  return (
    <Dialog isOpen onClose={onClose} size="wide" title="Map of the story">
      {data && data.nodes.length > 0 && <StoryMap storyId={storyId} tree={data} onOpen={onOpen} />}
      {data?.nodes.length === 0 && <p className="text-quiet">Nothing of this story has been told yet.</p>}
      {!data && error && (
        <NotLoaded
          title="The map could not be loaded"
          error={error}
          isBusy={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {!data && !error && (
        <output>
          <span className="sr-only">Loading the map</span>
          <Skeleton className="h-72 rounded-card" />
        </output>
      )}
    </Dialog>
  )
}

type Tree = ReplyOf<typeof getTree>
type Item = MapItem<Tree['nodes'][number]>

interface StoryMapProps {
  storyId: string
  tree: Tree
  onOpen: (messageId: number) => void
}

function StoryMap({ storyId, tree: { headId, nodes }, onOpen }: StoryMapProps) {
  const [way, setWay] = useState('Drawing')
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const [selectedId, setSelectedId] = useState(headId ?? undefined)
  const [comparedId, setComparedId] = useState<number>()
  const [isComparing, setIsComparing] = useState(false)

  const tree = growTree(nodes, headId)
  const standsOut = (messageId: number) => {
    const node = tree.messageOf.get(messageId)
    return messageId === headId || Boolean(node?.isBookmarked ?? node?.isShared ?? node?.name)
  }
  const drawing = drawMap(mapItems(tree, { isMarked: standsOut, opened }))
  const selected = drawing.placed.find(({ item }) => item.id === selectedId)?.item
  const marks = (item: Item) => marksOf(item, tree.path, headId)

  if (isComparing && comparedId !== undefined && selectedId !== undefined) {
    const endComparing = () => {
      setIsComparing(false)
      setComparedId(undefined)
    }
    return (
      <ComparePlaces
        storyId={storyId}
        messageIds={[comparedId, selectedId]}
        onOpen={onOpen}
        onBack={endComparing}
      />
    )
  }
  const compare = (messageId: number) => {
    if (comparedId === undefined) setComparedId(messageId)
    else setIsComparing(true)
  }
  const select = ({ id }: Item) => setSelectedId(id)
  const showStretch = ({ id }: Item) => setOpened(new Set([...opened, id]))
  const press = (item: Item) => {
    select(item)
    if (item.messages.length > 1) showStretch(item)
  }
  const map = { drawing, marksOf: marks, selectedId, onPress: press }
  return (
    <div className="flex flex-col gap-4">
      <Tabs
        label="Ways to look at the map"
        chosen={way}
        onChoose={setWay}
        tabs={[
          { name: 'Drawing', content: <Frame>{<MapView {...map} onSelect={select} />}</Frame> },
          { name: 'List', content: <Frame>{<MapList {...map} />}</Frame> },
        ]}
      />
      {comparedId !== undefined && (
        <output className="text-sm text-quiet">Now choose the place to compare it with.</output>
      )}
      {selected && (
        <MapPlace
          key={selected.id}
          storyId={storyId}
          item={selected}
          marks={marks(selected)}
          comparedId={comparedId}
          onShowStretch={() => showStretch(selected)}
          onOpen={onOpen}
          onCompare={compare}
        />
      )}
    </div>
  )
}

const Frame = ({ children }: { children: React.ReactNode }) => (
  <div className="max-h-[45dvh] overflow-auto rounded-card border border-line p-2">{children}</div>
)
