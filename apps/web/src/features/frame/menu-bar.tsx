import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { MenuDisclosure } from './menu-disclosure.tsx'
import type { MenuItem } from './menu-items.ts'
import { MenuLink } from './menu-link.tsx'
import styles from './menu-bar.module.css'

/** Links side by side from 900 px; those that do not fit open from a button at the end. */
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
  /** How many children fit; all of them until they were measured. */
  readonly count: number
}

/**
 * Counts the children of a wrapping list that fit into its first line. The browser does the measuring by wrapping, so
 * letters of any size, language and font are counted right; it is asked again whenever the list or a child changes size.
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

/** The first child never wraps, but may be wider than all there is. */
function isInFirstLine(child: HTMLElement, list: HTMLElement): boolean {
  return child.offsetTop === list.offsetTop && child.offsetWidth <= list.clientWidth
}
