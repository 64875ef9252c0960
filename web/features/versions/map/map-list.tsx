import { Fragment } from 'react'
import type { TreeNode } from '#contract/versions.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { PlacedItem } from './map-drawing.ts'
import type { MapProps } from './map-view.tsx'
import { titleOfItem, wordsOfMarks } from './place-of-item.ts'

/** The same places as the drawing has, in words: branch by branch. */
export function MapList({ drawing: { placed }, marksOf, selectedId, onPress }: Omit<MapProps, 'onSelect'>) {
  const lines = linesOf(placed)
  return (
    <div className="flex flex-col gap-4">
      {lines.map(({ from, places }) => (
        <Fragment key={places[0]?.item.id}>
          <section>
            <h3 className="line-clamp-1 pb-1 font-sans text-sm font-medium text-quiet">
              {from ? `Branch after “${titleOfItem(from.item)}”` : 'From the beginning'}
            </h3>
            <ol className="border-l-2 border-line">
              {places.map(({ item }) => {
                const marks = marksOf(item)
                return (
                  <li key={item.id}>
                    <button
                      type="button"
                      aria-pressed={item.id === selectedId}
                      onClick={() => onPress(item)}
                      className={classNames(
                        'flex min-h-11 w-full flex-col justify-center rounded-r-lg px-3 py-1 text-left text-sm hover:bg-raised focus-visible:-outline-offset-2',
                        'aria-pressed:bg-glow',
                        marks.isOnPath && '-ml-0.5 border-l-2 border-accent',
                      )}
                    >
                      <span className="line-clamp-1">{titleOfItem(item)}</span>
                      <span className="text-xs text-quiet empty:hidden">
                        {wordsOfMarks(marks).join(' · ')}
                      </span>
                    </button>
                  </li>
                )
              })}
            </ol>
          </section>
        </Fragment>
      ))}
    </div>
  )
}

interface BranchLine {
  /** The place that it leaves from; absent at the beginning. */
  from?: PlacedItem<TreeNode>
  places: PlacedItem<TreeNode>[]
}

/** A place in the column of the one above it goes on with its line; any other one begins a line. */
function linesOf(placed: readonly PlacedItem<TreeNode>[]): BranchLine[] {
  const lines: BranchLine[] = []
  for (const place of placed) {
    const line = lines.at(-1)
    if (line && place.parent && place.parent === line.places.at(-1)) line.places.push(place)
    else lines.push({ from: place.parent, places: [place] })
  }
  return lines
}
