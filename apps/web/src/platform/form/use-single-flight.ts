import { useRef } from 'react'

/** Runs one call at a time: a second press during the first does nothing. */
export function useSingleFlight<Input extends readonly unknown[]>(
  work: (...input: Input) => Promise<void>,
): (...input: Input) => Promise<void> {
  const isUnderWay = useRef(false)
  return async (...input) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await work(...input)
    } finally {
      isUnderWay.current = false
    }
  }
}
