import { type RefObject, useLayoutEffect, useRef } from 'react'

const GLIDE_MS = 200
const WANTS_STILL = '(prefers-reduced-motion: reduce)'

interface Place {
  readonly left: number
  readonly top: number
}

/** Animates the remaining items of a list to their new positions when an item is removed, so that none jumps under a finger. */
export function useGlide(list: RefObject<HTMLElement | null>): void {
  const places = useRef<ReadonlyMap<Element, Place>>(new Map())
  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])]
    const now = new Map(items.filter(isHtml).map((item) => [item, placeOf(item)]))
    const before = places.current
    places.current = now
    if (matchMedia(WANTS_STILL).matches) return
    for (const [item, to] of now) {
      const from = before.get(item)
      if (from === undefined || (from.left === to.left && from.top === to.top)) continue
      const translate = [`${from.left - to.left}px ${from.top - to.top}px`, '0px 0px']
      item.animate({ translate }, { duration: GLIDE_MS, easing: 'ease-out' })
    }
  })
}

const isHtml = (item: Element): item is HTMLElement => item instanceof HTMLElement

/** The position in the page, independent of scrolling. */
const placeOf = ({ offsetLeft, offsetTop }: HTMLElement): Place => ({ left: offsetLeft, top: offsetTop })
