import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface FittingCount {
  readonly list: RefObject<HTMLUListElement | null>
  /** How many children fit; all of them until they were measured. */
  readonly count: number
}

/**
 * Counts the children of a wrapping list that fit into its first line. The browser does the measuring by wrapping, so
 * letters of any size, language and font are counted right; it is asked again whenever the list or a child changes size.
 */
export function useFittingCount(total: number): FittingCount {
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
