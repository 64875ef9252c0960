import type { LucideIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { classNames } from './class-names.ts'

export interface MenuItem {
  label: string
  Icon: LucideIcon
  /** Goes there, or does that. */
  href?: string
  onSelect?: () => void
  /** One of several to choose from: whether it is the chosen one. */
  isChosen?: boolean
}

interface MenuListProps {
  id: string
  label: string
  items: MenuItem[]
  /** The focus goes back to the button. */
  onClose: () => void
  /** The focus goes on. */
  onLeave: () => void
  /** Where it opens: below its button, or above it. */
  place: 'below' | 'above'
}

/** The list of an open menu: arrows move, letters jump, Escape closes and gives the focus back. */
export function MenuList({ id, label, items, place, onClose, onLeave }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-checked=true]')
    const first = list.current?.querySelector<HTMLElement>('[role^=menuitem]')
    ;(chosen ?? first)?.focus()
  }, [])

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    if (event.key === 'Tab') return onLeave()
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
    const labels = options.map((option) => option.textContent ?? '')
    const at = nextItem(labels, options.indexOf(document.activeElement as HTMLElement), event.key)
    if (at === undefined) return
    event.preventDefault()
    options[at]?.focus()
  }

  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={handleKey}
      className={classNames(
        'absolute z-20 w-max max-w-[80vw] min-w-52 animate-fade-in rounded-card border border-line bg-raised p-1.5 shadow-float',
        place === 'below' ? 'top-full right-0 mt-2' : 'bottom-full mb-2 max-sm:left-4 sm:-left-28',
      )}
    >
      {items.map((item) => (
        <Item key={item.label} item={item} onChoose={onClose} />
      ))}
    </div>
  )
}

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left hover:bg-ground focus-visible:bg-ground ' +
  'aria-checked:text-accent'

function Item({
  item: { label, Icon, href, onSelect, isChosen },
  onChoose,
}: {
  item: MenuItem
  onChoose: () => void
}) {
  const content = (
    <>
      <Icon className="size-4" />
      {label}
    </>
  )
  const choose = () => {
    onSelect?.()
    onChoose()
  }
  if (href) {
    return (
      <Link href={href} role="menuitem" tabIndex={-1} onClick={choose} className={itemClass}>
        {content}
      </Link>
    )
  }
  const role = isChosen === undefined ? 'menuitem' : 'menuitemradio'
  return (
    <button
      type="button"
      role={role}
      aria-checked={isChosen}
      tabIndex={-1}
      onClick={choose}
      className={itemClass}
    >
      {content}
    </button>
  )
}

/** The item that a key leads to in a menu of these labels; undefined when the key means nothing here. */
export function nextItem(labels: string[], current: number, key: string): number | undefined {
  const last = labels.length - 1
  if (key === 'ArrowDown') return current >= last ? 0 : current + 1
  if (key === 'ArrowUp') return current <= 0 ? last : current - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key.length !== 1 || key === ' ') return undefined
  const order = labels.map((_, step) => (current + 1 + step) % labels.length)
  return order.find((at) => labels[at]?.toLowerCase().startsWith(key.toLowerCase()))
}
