import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { type Before, isStrayPress, type Press } from './is-stray-press.ts'

/**
 * Ignores, inside an element whose height changes, a press that was meant for what was there a moment before: the second of a
 * double click, or an impatient one. Key presses act on the focused element and are let through.
 */
export function useStrayPresses() {
  const room = useRef<HTMLDivElement>(null)
  const before = useRef<Before>({ press: null, movedAtMs: 0 })
  useLayoutEffect(() => {
    if (!room.current) return undefined
    const observer = new ResizeObserver(() => {
      before.current = { ...before.current, movedAtMs: performance.now() }
    })
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  function onClickCapture(event: MouseEvent): void {
    // Made by a key, or by assistive software.
    if (event.detail === 0) return
    const press = pressOf(event)
    const isStray = isStrayPress(press, before.current)
    if (isStray) {
      event.preventDefault()
      event.stopPropagation()
    }
    // A third press is as stray as the second.
    const control = isStray ? (before.current.press?.control ?? null) : press.control
    before.current = { ...before.current, press: { ...press, control } }
  }
  return { room, onClickCapture }
}

function pressOf({ target, timeStamp, clientX, clientY }: MouseEvent): Press {
  const control = target instanceof Element ? target.closest('a, button') : null
  return { atMs: timeStamp, x: clientX, y: clientY, control }
}
