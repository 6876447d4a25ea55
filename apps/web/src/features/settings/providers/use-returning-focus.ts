import { useRef } from 'react'

/** Returns the focus to the button that opened a form, after the form has closed. */
export function useReturningFocus() {
  const opener = useRef<HTMLDivElement>(null)
  const returnFocus = () => requestAnimationFrame(() => opener.current?.querySelector('button')?.focus())
  return { opener, returnFocus }
}
