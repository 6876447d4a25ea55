import { useEffect, useState } from 'react'

/** Returns the value once it has not changed for `quietMs` milliseconds, so that not every typed letter sends a query. */
export function useSettled<Value>(value: Value, quietMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}
