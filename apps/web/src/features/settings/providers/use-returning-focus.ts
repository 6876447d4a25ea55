import { useRef } from 'react'

/** Gives the focus back to the button that opened something, once what had the focus is gone. */
export function useReturningFocus() {
  const opener = useRef<HTMLDivElement>(null)
  const returnFocus = () => requestAnimationFrame(() => opener.current?.querySelector('button')?.focus())
  return { opener, returnFocus }
}
