import { noise } from '../paint/noise.ts'
import type { Scene } from '../scene/scene.ts'
import { blur, softBlur } from './blur.ts'

/** The heights of a scene in pixels, as the light needs them. */
export interface Relief {
  readonly side: number
  readonly heights: Float32Array
  /** Smoothed over three pixels, so that edges have no stairs. */
  readonly smoothed: Float32Array
  /** The mean around a point, near and far: what lies lower is in a gap. */
  readonly near: Float32Array
  readonly far: Float32Array
}

/** Radii of what counts as near and far, units. */
const NEAR = 1.3
const FAR = 6

export function reliefOf(scene: Scene): Relief {
  const { size: side, scale } = scene
  const heights = grainedHeights(scene)
  const field = { values: heights, side }
  return {
    side,
    heights,
    smoothed: blur(field, 1),
    near: softBlur(field, Math.round(NEAR * scale)),
    far: softBlur(field, Math.round(FAR * scale)),
  }
}

/** Adds the fine grain, which is too small for pieces to model. */
function grainedHeights({ size, scale, heights, grains }: Scene): Float32Array {
  const result = new Float32Array(size * size)
  for (let pixel = 0; pixel < result.length; pixel += 1) {
    const height = heights[pixel] ?? 0
    const grain = grains[pixel] ?? 0
    result[pixel] =
      (grain === 0 ? height : height + grain * grainAt((pixel % size) / scale, Math.floor(pixel / size) / scale)) *
      scale
  }
  return result
}

const grainAt = (x: number, y: number): number =>
  (noise(x * 1.1, y * 1.1) - 0.5) * 0.75 + (noise(x * 2.9, y * 2.9) - 0.5) * 0.4
