import { useEffect, useRef, type RefObject } from 'react'

/** When and how far the meal moves up: under its picture, or beside it (specification, section 2.2). */
const AFTER_MS = 500
const TO_PX = 100

const WANTS_STILL = '(prefers-reduced-motion: reduce)'

/** Whatever somebody does first: then they lead. */
const SIGNS_OF_LIFE = ['scroll', 'wheel', 'pointerdown', 'keydown', 'focusin'] as const

/** Shortly after the meal has opened, shows more of it than its beginning, unless the reader has begun to look around. */
export function useGentleScroll(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = scrollerOf(place.current)
    const dialog = box?.closest('dialog') ?? null
    if (!isOpen || box === null || dialog === null) return
    if (matchMedia(WANTS_STILL).matches) return
    const leave = new AbortController()
    const timer = setTimeout(() => {
      leave.abort()
      if (box.scrollTop === 0) box.scrollTo({ top: TO_PX, behavior: 'smooth' })
    }, AFTER_MS)
    const calledOff = () => clearTimeout(timer)
    // Scrolling does not bubble.
    for (const sign of SIGNS_OF_LIFE) dialog.addEventListener(sign, calledOff, { signal: leave.signal, capture: true })
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [isOpen])
  return place
}

/** The box that moves what is inside it. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let box = element?.parentElement ?? null; box !== null; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'auto') return box
  }
  return null
}
