import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

interface Tab {
  name: string
  /** Only in the page while its tab is chosen. */
  content: ReactNode
}

interface TabsProps {
  /** The subject of the tabs, for screen readers. */
  label: string
  tabs: Tab[]
  chosen: string
  onChoose: (name: string) => void
}

/** Ids are made of it, and what names an id by a list of them would take a space for the next one. */
const keyOf = (name: string): string => name.replaceAll(' ', '-')

/** A row of names, one of which shows its content below; arrows move between them. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const choose = (key: string) => {
    const tab = tabs.find(({ name }) => keyOf(name) === key)
    if (tab) onChoose(tab.name)
  }
  return (
    <Primitive.Root value={keyOf(chosen)} onValueChange={choose}>
      <Primitive.List aria-label={label} className="mb-5 flex gap-1 rounded-full border border-line p-1">
        {tabs.map(({ name }) => (
          <Primitive.Trigger
            key={name}
            value={keyOf(name)}
            className="min-h-11 flex-1 rounded-full px-4 font-medium text-quiet hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink"
          >
            {name}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ name, content }) => (
        <Primitive.Content key={name} value={keyOf(name)} tabIndex={-1} className="outline-none">
          {content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
