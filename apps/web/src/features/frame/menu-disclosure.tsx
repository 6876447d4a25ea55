import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { MenuItem } from './menu-items.ts'
import styles from './menu-disclosure.module.css'
import { MenuLink } from './menu-link.tsx'
import { useDisclosure } from './use-disclosure.ts'

interface MenuDisclosureProps {
  /** Name of the button where its face does not say enough. */
  readonly label?: string | undefined
  /** What the button shows: words with an arrow, or an icon that says by itself that it opens something. */
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
