import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Whether the page has had nothing else to do since the component appeared. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let isGone = false
    whenIdle(() => {
      if (!isGone) setIdle(true)
    })
    return () => {
      isGone = true
    }
  }, [])
  return isIdle
}
