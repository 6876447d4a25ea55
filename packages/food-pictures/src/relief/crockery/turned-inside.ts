import type { Outline } from '../paint/shape.ts'
import type { Area } from '../scene/stamp.ts'

export interface Turned {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** The inside of an outline that lies turned on the table. */
export function turnedInside({ x, y, turn }: Turned, outline: Outline): Area {
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  return (pointX, pointY) => {
    const dx = pointX - x
    const dy = pointY - y
    return outline(dx * cosine + dy * sine, dy * cosine - dx * sine) < 0
  }
}
