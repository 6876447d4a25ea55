import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './masonry.module.css'

/** The space below a card, in CSS pixels. */
const GAP_PX = 20

/** Cards of different heights in columns: each stands below the shortest column, so that they are read in their order. */
export function Masonry({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.columns}>{children}</ul>
}

/**
 * A card of a masonry. The grid has rows of a pixel, and a card takes as many as it is high. It is measured before it is painted, so
 * that nothing moves.
 */
export function MasonryItem({ children }: { readonly children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const place = item.current
    const card = place?.firstElementChild
    if (!place || !card) return
    const fit = () => {
      place.style.gridRowEnd = `span ${Math.ceil(card.getBoundingClientRect().height) + GAP_PX}`
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(card)
    return () => observer.disconnect()
  }, [])
  return <li ref={item}>{children}</li>
}
