import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import type { TreeNode } from '#contract/versions.ts'
import { classNames } from '#web/ui/class-names.ts'
import { itemInDirection, type MapDrawing, type PlacedItem } from './map-drawing.ts'
import { titleOfItem, wordsOfMarks, type PlaceMarks } from './place-of-item.ts'

/** A row and a column are as wide as a finger. */
const CELL = 44

export interface MapProps {
  drawing: MapDrawing<TreeNode>
  marksOf: (item: PlacedItem<TreeNode>['item']) => PlaceMarks
  selectedId: number | undefined
  /** The reader passes by on the way elsewhere. */
  onSelect: (item: PlacedItem<TreeNode>['item']) => void
  /** The reader wants this one: a stretch shows its messages. */
  onPress: (item: PlacedItem<TreeNode>['item']) => void
}

/** The story's tree as a drawing; arrows go from place to place. */
export function MapView({ drawing, marksOf, selectedId, onSelect, onPress }: MapProps) {
  const { placed, columns, rows } = drawing
  const svg = useRef<SVGSVGElement>(null)
  const current = placed.find(({ item }) => item.id === selectedId) ?? placed[0]

  const handleKey = (event: KeyboardEvent, from: PlacedItem<TreeNode>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return onPress(from.item)
    }
    const next = itemInDirection(drawing, from, event.key)
    if (!next) return
    event.preventDefault()
    onSelect(next.item)
    svg.current?.querySelector<SVGGElement>(`[data-place="${next.item.id}"]`)?.focus()
  }

  return (
    <div className="relative min-w-fit" style={{ height: rows * CELL }}>
      <svg
        ref={svg}
        role="group"
        aria-label="Map of the story"
        width={columns * CELL}
        height={rows * CELL}
        className="block"
      >
        {placed.map((place) => (
          <Line key={place.item.id} place={place} isOnPath={marksOf(place.item).isOnPath} />
        ))}
        {placed.map((place) => (
          <g
            key={place.item.id}
            role="button"
            data-place={place.item.id}
            tabIndex={place === current ? 0 : -1}
            aria-pressed={place.item.id === selectedId}
            aria-label={[titleOfItem(place.item), ...wordsOfMarks(marksOf(place.item))].join(', ')}
            transform={`translate(${place.column * CELL} ${place.row * CELL})`}
            onClick={() => onPress(place.item)}
            onKeyDown={(event) => handleKey(event, place)}
            className="cursor-pointer rounded-lg outline-offset-[-4px]"
          >
            <Place item={place.item} marks={marksOf(place.item)} isSelected={place.item.id === selectedId} />
          </g>
        ))}
      </svg>
      {/* The words of the path that is played, beside its places; the places themselves carry them for all. */}
      <div aria-hidden="true">
        {placed
          .filter(({ item }) => marksOf(item).isOnPath)
          .map(({ item, row }) => (
            <button
              key={item.id}
              type="button"
              tabIndex={-1}
              onClick={() => onPress(item)}
              style={{ top: row * CELL, left: columns * CELL + 8, height: CELL }}
              className={classNames(
                'absolute w-72 truncate sm:w-md text-left text-sm hover:text-ink',
                item.id === selectedId ? 'text-ink' : 'text-quiet',
              )}
            >
              {titleOfItem(item)}
            </button>
          ))}
      </div>
    </div>
  )
}

const centre = (cell: number): number => cell * CELL + CELL / 2

/** The way from the place above: straight down, or around to a column further right. */
function Line({ place, isOnPath }: { place: PlacedItem<TreeNode>; isOnPath: boolean }) {
  const { parent, column, row } = place
  if (!parent) return null
  const [x, y] = [centre(column), centre(row)]
  const [fromX, fromY] = [centre(parent.column), centre(parent.row)]
  const turn = fromY + CELL
  const way =
    x === fromX
      ? `M${fromX} ${fromY}V${y}`
      : `M${fromX} ${fromY}C${fromX} ${turn} ${x} ${fromY} ${x} ${turn}V${y}`
  return (
    <path
      d={way}
      fill="none"
      strokeWidth={isOnPath ? 2.5 : 1.5}
      className={isOnPath ? 'stroke-accent' : 'stroke-edge'}
    />
  )
}

interface PlaceProps {
  item: PlacedItem<TreeNode>['item']
  marks: PlaceMarks
  isSelected: boolean
}

/** A reply is a large dot, one's own words a small one, a stretch a number; bookmarks, shares and endings have signs. */
function Place({ item: { messages }, marks, isSelected }: PlaceProps) {
  const middle = CELL / 2
  const [first] = messages
  const stroke = marks.isOnPath ? 'stroke-accent' : 'stroke-edge'
  const radius = first?.role === 'user' ? 5 : 8
  return (
    <>
      <rect width={CELL} height={CELL} rx={10} className={isSelected ? 'fill-glow' : 'fill-transparent'} />
      {messages.length > 1 ? (
        <>
          <rect
            x={7}
            y={12}
            width={30}
            height={20}
            rx={10}
            strokeWidth={1.5}
            className={`fill-ground ${stroke}`}
          />
          <text x={middle} y={26} textAnchor="middle" fontSize={11} className="fill-ink tabular-nums">
            {messages.length > 999 ? '…' : messages.length}
          </text>
        </>
      ) : (
        <circle
          cx={middle}
          cy={middle}
          r={radius}
          strokeWidth={2}
          className={classNames(stroke, marks.isHere ? 'fill-accent' : 'fill-ground')}
        />
      )}
      {marks.isEnding && !marks.isHere && messages.length === 1 && (
        <circle cx={middle} cy={middle} r={2.5} className="fill-edge" />
      )}
      {marks.isBookmarked && <path d="M31 5h8v13l-4-3.5L31 18z" className="fill-accent" />}
      {marks.isShared && (
        <g className="fill-none stroke-accent" strokeWidth={1.5}>
          <circle cx={35} cy={34} r={4.5} />
          <path d="M30.5 34h9M35 29.5c-2.6 3-2.6 6 0 9c2.6-3 2.6-6 0-9" />
        </g>
      )}
    </>
  )
}
