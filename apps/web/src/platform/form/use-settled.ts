import { useEffect, useState } from 'react'

/** A value once it has not changed for a while. An emptied value counts at once. */
export function useSettled(value: string, stillMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : stillMs)
    return () => clearTimeout(timer)
  }, [value, stillMs])
  return settled
}
