import type { PlatedMeal } from './plated-meal.ts'

/** Names what the drawing code draws. It changes with every change of a pixel. */
export const RELIEF_VERSION = 'placeholder-1'

/** A meal on its plate as RGBA pixels, size × size, on a transparent ground with a soft shadow. */
export interface DrawnPlates {
  readonly light: Uint8ClampedArray
  readonly dark: Uint8ClampedArray
}

/** Whether every dish has a form that is written. Other meals keep their SVG drawing. */
export const isPlated = ({ dishes }: PlatedMeal): boolean =>
  dishes.length > 0 && dishes.every(({ form }) => form !== 'heap')

/** Draws a plain disc until the engine is in place. */
export function drawPlates({ dishes }: PlatedMeal, size: number): DrawnPlates {
  const tint = dishes.flatMap(({ foods }) => foods).reduce((sum, { grams }) => sum + grams, 0) % 128
  return { light: disc(size, 127 + tint), dark: disc(size, tint) }
}

const CHANNELS = 4

function disc(size: number, brightness: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(size * size * CHANNELS)
  const centre = size / 2
  for (let index = 0; index < size * size; index += 1) {
    const distance = Math.hypot((index % size) - centre, Math.floor(index / size) - centre)
    if (distance > centre * 0.9) continue
    pixels.fill(brightness, index * CHANNELS, index * CHANNELS + CHANNELS - 1)
    pixels[index * CHANNELS + CHANNELS - 1] = 255
  }
  return pixels
}
