import { softBlur } from './blur.ts'
import type { LightDirection } from './light-direction.ts'
import type { Relief } from './relief-of.ts'

/** How far a shadow reaches, units. */
const REACH = 34
/** A point must be lower than the ray by this many pixels, or grain would shade itself. */
const CLEARANCE = 0.3

/**
 * How much of the lamp reaches each point, 0 to 1. Marched at half the size and smoothed, which is cheap and soft. The
 * farther what casts a shadow, the softer its edge.
 */
export function castShadows({ heights, side }: Relief, direction: LightDirection, scale: number): Float32Array {
  const half = side >> 1
  const lit = new Float32Array(half * half)
  const steps = stepsOf(direction, REACH * scale)
  for (let row = 0; row < half; row += 1) {
    for (let column = 0; column < half; column += 1) {
      const x = column * 2
      const y = row * 2
      lit[row * half + column] = lightAt({ heights, side }, steps, { x, y })
    }
  }
  return softBlur({ values: lit, side: half }, Math.max(1, Math.round(scale * 0.22)))
}

interface Step {
  readonly dx: number
  readonly dy: number
  /** Height of the ray over its point. */
  readonly rise: number
  readonly softness: number
}

/** The ray to the lamp in steps that grow with the distance. */
function stepsOf({ x, y, height }: LightDirection, reach: number): readonly Step[] {
  const steps: Step[] = []
  for (let far = 1.5; far < reach; far += 1 + far * 0.07) {
    steps.push({
      dx: Math.round(x * far),
      dy: Math.round(y * far),
      rise: far * height + CLEARANCE,
      softness: 0.6 + far * 0.22,
    })
  }
  return steps
}

function lightAt(
  { heights, side }: Pick<Relief, 'heights' | 'side'>,
  steps: readonly Step[],
  { x, y }: { readonly x: number; readonly y: number },
): number {
  const height = heights[y * side + x] ?? 0
  let light = 1
  for (const { dx, dy, rise, softness } of steps) {
    const column = x + dx
    const row = y + dy
    if (column < 0 || row < 0 || column >= side || row >= side) break
    const over = (heights[row * side + column] ?? 0) - height - rise
    if (over <= 0) continue
    const left = 1 - over / softness
    if (left <= 0) return 0
    if (left < light) light = left
  }
  return light
}
