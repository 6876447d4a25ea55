import { useEffect, useState } from 'react'

export interface ArrivingPicture {
  /** Null when no picture loads, because the browser would show a broken picture. */
  readonly source: string | null
  /** Called when the shown picture failed to load. */
  readonly giveUp: () => void
}

/** A picture, replaced by another if it has no address or fails to load. */
export function useArrivingPicture(wanted: string, otherwise: string): ArrivingPicture {
  const [broken, setBroken] = useState<readonly string[]>([''])
  useEffect(() => {
    const tryAgain = () => setBroken([''])
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  const source = [wanted, otherwise].find((one) => !broken.includes(one)) ?? null
  return { source, giveUp: () => setBroken([...broken, source ?? '']) }
}
