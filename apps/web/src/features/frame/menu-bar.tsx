import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { MenuDisclosure } from './menu-disclosure.tsx'
import type { MenuItem } from './menu-items.ts'
import { MenuLink } from './menu-link.tsx'
import styles from './menu-bar.module.css'

/** Links in a row, from 900 px on. Links that do not fit are in a menu at the end. */
export function MenuBar({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useT()
  const { list, count } = useFittingCount(items.length)
  return (
    <nav className={styles.bar} aria-label={t('menu/main')}>
      <ul className={styles.links} ref={list}>
        {items.map((item, index) => (
          <li key={item.label} className={index < count ? undefined : styles.beyond}>
            <MenuLink item={item} className={styles.link} />
          </li>
        ))}
      </ul>
      {count < items.length ? (
        <MenuDisclosure className={styles.rest} face={t('menu/more')} items={items.slice(count)} />
      ) : null}
    </nav>
  )
}

interface FittingCount {
  readonly list: RefObject<HTMLUListElement | null>
  /** How many children fit. Before the first measurement: all. */
  readonly count: number
}

/**
 * Counts the children that fit into the first line of a wrapping list. The browser wraps the list, so the count is right for any
 * text size, language and font. Counts again whenever the list or a child changes its size.
 */
function useFittingCount(total: number): FittingCount {
  const list = useRef<HTMLUListElement>(null)
  const [count, setCount] = useState(total)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const children = [...element.children].filter((child) => child instanceof HTMLElement)
    const measure = () => setCount(children.filter((child) => isInFirstLine(child, element)).length)
    const observer = new ResizeObserver(measure)
    for (const observed of [element, ...children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [total])
  return { list, count }
}

/** Whether a child is in the first line. The first child never wraps, but may be wider than the list and then does not fit. */
function isInFirstLine(child: HTMLElement, list: HTMLElement): boolean {
  return child.offsetTop === list.offsetTop && child.offsetWidth <= list.clientWidth
}
