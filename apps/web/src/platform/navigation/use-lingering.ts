import { useEffect, useState } from 'react'

/** Keeps a value for a while after it is gone, so that its component can animate out. */
export function useLingering<Value>(value: Value | null, ms: number): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  useEffect(() => {
    if (value !== null) return
    const timer = setTimeout(() => setLast(null), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return value ?? last
}
