import { useState } from 'react'

export interface ArrivingPicture {
  /** Null where nothing arrives: a browser draws a frame for what is broken. */
  readonly source: string | null
  /** What is shown did not arrive. */
  readonly giveUp: () => void
}

/** A picture, and another in its place where it does not arrive or has no address. */
export function useArrivingPicture(wanted: string, otherwise: string): ArrivingPicture {
  const [broken, setBroken] = useState<readonly string[]>([''])
  const source = [wanted, otherwise].find((one) => !broken.includes(one)) ?? null
  return { source, giveUp: () => setBroken([...broken, source ?? '']) }
}
