import { ellipse, type Outline } from '../../paint/shape.ts'

/** The outline of a shell and its half axes, units. */
export interface ShellOutline {
  readonly outline: Outline
  readonly a: number
  readonly b: number
}

export const round = (radius: number): ShellOutline => ({
  outline: ellipse(radius, radius),
  a: radius,
  b: radius,
})
export const long = (a: number, b: number): ShellOutline => ({ outline: ellipse(a, b), a, b })

/** Half a cucumber lengthways: straight sides and round ends. */
export const capsule = (a: number, b: number): ShellOutline => ({
  outline: (u, v) => Math.hypot(Math.max(0, Math.abs(u) - a + b), v * (1 + (u / a) ** 2 * 0.06)) - b,
  a,
  b,
})

/** A fig that is cut crosswise from the top and pressed, so that it opens in four. */
export const petals = (radius: number): ShellOutline => ({
  outline: (u, v) => Math.hypot(u, v) - radius * (0.66 + 0.34 * Math.sqrt(Math.abs(Math.cos(Math.atan2(v, u) * 2)))),
  a: radius,
  b: radius,
})

/** Half a squash, pear or avocado: a bulb at the right, a neck at the left. */
export function pearShape(a: number, b: number): ShellOutline {
  const neck = b * 0.62
  const outline: Outline = (u, v) => {
    const bulb = Math.hypot(u - (a - b), v) - b
    const along = Math.max(-a + neck, Math.min(a - b, u))
    const thick = neck + (b - neck) * ((along + a - neck) / (2 * a - b - neck)) ** 2
    return Math.min(bulb, Math.hypot(u - along, v) - thick)
  }
  return { outline, a, b }
}

/** Half an avocado: pointed at the left. */
export function eggShape(a: number, b: number): ShellOutline {
  const body = ellipse(a, b)
  return { outline: (u, v) => body(u, v * (1 - u * 0.009)), a, b }
}

/** Half a pepper: broad shoulders at the left, three lobes. */
export function pepperShape(a: number, b: number): ShellOutline {
  const body = ellipse(a, b)
  return { outline: (u, v) => body(u, v) * 0.9 + Math.cos(Math.atan2(v, u) * 3 + 0.2) * 1.6 - (u < 0 ? 0.8 : 0), a, b }
}
