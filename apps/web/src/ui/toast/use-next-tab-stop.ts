import { type RefObject, useEffect } from 'react'

/**
 * Makes the button in a place the next tab stop, once for each toast. From it, Tab continues after the element that had the
 * focus before, and Shift+Tab returns to that element.
 */
export function useNextTabStop(place: RefObject<HTMLElement | null>, toastId: number | undefined): void {
  useEffect(() => {
    if (toastId === undefined) return undefined
    let cameFrom: Element | null = null
    let wasVisited = false
    const press = (event: KeyboardEvent) => {
      const button = place.current?.querySelector('button')
      if (event.key !== 'Tab' || !button) return
      const { activeElement } = document
      if (activeElement === button) {
        if (!(cameFrom instanceof HTMLElement) || !cameFrom.isConnected) return
        // Without Shift, Tab itself then moves on from there.
        cameFrom.focus()
        if (event.shiftKey) event.preventDefault()
      } else if (!wasVisited && !event.shiftKey) {
        event.preventDefault()
        wasVisited = true
        cameFrom = activeElement
        button.focus()
      }
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [place, toastId])
}
