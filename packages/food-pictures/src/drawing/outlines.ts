import type { Random } from './random.ts'
import { pair, type Point, type Size } from './svg.ts'

export const FULL_TURN = Math.PI * 2
/**
 * Consecutive points at this angle never line up, like sunflower seeds (Vogel 1979, doi 10.1016/0025-5564(79)90080-4).
 */
export const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

export const degrees = (radians: number): number => (radians * 360) / FULL_TURN

/** The point at this distance from the origin in the direction `angle` (radians, clockwise from the right). */
export const polar = (angle: number, distance: number): Point => [
  Math.cos(angle) * distance,
  Math.sin(angle) * distance,
]

const midpoint = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** A smooth closed line through the middles of the polygon's sides. */
export function softOutline(corners: readonly Point[]): string {
  const last = corners.at(-1)
  const [first] = corners
  if (!first || !last) return ''
  const bends = corners.map((corner, i) => `Q${pair(corner)} ${pair(midpoint(corner, corners[i + 1] ?? first))}`)
  return `M${pair(midpoint(last, first))}${bends.join('')}Z`
}

export interface Blob {
  readonly radius: number
  /** 0 is round; at 0.4 the radius varies by a fifth in both directions. */
  readonly roughness: number
  readonly corners: number
}

/** An uneven round outline: a fried egg, a crumb of granola. */
export function blobOutline({ radius, roughness, corners }: Blob, random: Random): string {
  const spots = Array.from({ length: corners }, (_, i) =>
    polar((i / corners) * FULL_TURN, radius * (1 + (random() - 0.5) * roughness)),
  )
  return softOutline(spots)
}

/** A pointed leaf along the y axis, from half its length and the curvature of its sides. */
export function leafOutline(length: number, width: number): string {
  const right = `C${pair([width, -length * 0.55])} ${pair([width, length * 0.45])} ${pair([0, length])}`
  const left = `C${pair([-width, length * 0.45])} ${pair([-width, -length * 0.55])} ${pair([0, -length])}`
  return `M${pair([0, -length])}${right}${left}Z`
}

/**
 * Points inside an oval, as a path of very short dashes (some browsers drop empty ones). A line with round ends shows
 * them as dots.
 */
export function dotsIn(count: number, [rx, ry]: Size, random: Random): string {
  return Array.from({ length: count }, () => {
    const angle = random() * FULL_TURN
    const [x, y] = polar(angle, Math.sqrt(random()))
    return `M${pair([x * rx, y * ry])}h.01`
  }).join('')
}

/** The same inside a circle. */
export const dots = (count: number, radius: number, random: Random): string => dotsIn(count, [radius, radius], random)

/**
 * Copies of a path around the origin. Only for absolute M, L, Q, C and Z commands, because every pair of numbers is
 * rotated.
 */
export function rosette(course: string, copies: number): string {
  return Array.from({ length: copies }, (_, i) => turnedCourse(course, (i / copies) * FULL_TURN)).join('')
}

function turnedCourse(course: string, angle: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return course.replace(/(-?[\d.]+)[ ,]?(-?[\d.]+) ?/g, (_, first: string, second: string) => {
    const [x, y] = [Number(first), Number(second)]
    return `${pair([x * cos - y * sin, x * sin + y * cos])} `
  })
}
