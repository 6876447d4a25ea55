import type { Light } from './lights.ts'

/** The direction to the lamp on the table, its length 1, and how steeply it rises. */
export interface LightDirection {
  readonly x: number
  readonly y: number
  readonly height: number
}

export function lightDirection({ x, y, height }: Light): LightDirection {
  const length = Math.hypot(x, y)
  return { x: x / length, y: y / length, height }
}
