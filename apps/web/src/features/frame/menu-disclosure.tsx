import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { MenuItem } from './menu-items.ts'
import { MenuLink } from './menu-link.tsx'
import styles from './menu-disclosure.module.css'

interface MenuDisclosureProps {
  /** The accessible name of the button, if its content is not clear enough. */
  readonly label?: string | undefined
  /** The content of the button: a text, which gets an arrow, or a menu icon. */
  readonly face: ReactNode
  readonly isIcon?: boolean
  readonly items: readonly MenuItem[]
  readonly className?: string | undefined
}

/** A button with a list of links below it. */
export function MenuDisclosure({ label, face, isIcon = false, items, className }: MenuDisclosureProps) {
  const { isOpen, toggle, closeAndReturn, container, trigger } = useDisclosure()
  return (
    <div className={classNames(styles.disclosure, className)} ref={container}>
      <button
        type="button"
        className={classNames(styles.trigger, isIcon && styles.icon)}
        ref={trigger}
        aria-expanded={isOpen}
        aria-label={label}
        onClick={toggle}
      >
        {face}
        {isIcon ? null : <ChevronDown className={styles.chevron} aria-hidden="true" />}
      </button>
      {isOpen ? (
        <ul className={styles.menu}>
          {items.map((item) => (
            <li key={item.label}>
              <MenuLink item={item} className={styles.item} onClick={closeAndReturn} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** The entry that a key moves to from the one at `index`, wrapping around at the ends. -1 is the trigger button. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (Math.max(index, 0) - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * A button that opens and closes a list of links. Arrow keys, Home and End move between the links. Escape closes the list and
 * returns the focus. A press outside or moving the focus away closes it too, so that two lists are never open at once.
 */
function useDisclosure() {
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const closeAndReturn = () => {
    setOpen(false)
    trigger.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false)
    }
    const hearKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeAndReturn()
      else if (container.current) moveByKey(event, [...container.current.querySelectorAll('a')])
    }
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('pointerdown', closeOutside, { signal })
    addEventListener('focusin', closeOutside, { signal })
    addEventListener('keydown', hearKey, { signal })
    return () => listening.abort()
  }, [isOpen])

  return { isOpen, toggle: () => setOpen(!isOpen), closeAndReturn, container, trigger }
}

function moveByKey(event: KeyboardEvent, links: readonly HTMLElement[]): void {
  const move = MOVES[event.key]
  if (!move) return
  event.preventDefault()
  links[
    move(
      links.findIndex((link) => link === document.activeElement),
      links.length,
    )
  ]?.focus()
}
