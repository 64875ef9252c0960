import type { LucideIcon } from 'lucide-react'
import type { FocusEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { buttonClass } from './button.tsx'
import { MenuList, type MenuItem } from './menu-list.tsx'

interface MenuProps {
  label: string
  Icon: LucideIcon
  items: MenuItem[]
  /** Where its list opens: below its button, or above it. */
  place?: 'below' | 'above'
}

/** A button that opens a short list. */
export function Menu({ label, Icon, items, place = 'below' }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  const close = () => {
    setIsOpen(false)
    trigger.current?.focus()
  }
  return (
    <div className={place === 'above' ? 'sm:relative' : 'relative'} onBlur={handleBlur}>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonClass({ variant: 'quiet', isIcon: true })}
      >
        <Icon className="size-5" />
      </button>
      {isOpen && (
        <MenuList
          id={id}
          label={label}
          items={items}
          place={place}
          onClose={close}
          onLeave={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
