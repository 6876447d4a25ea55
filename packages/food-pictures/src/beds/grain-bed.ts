import { FULL_TURN, GOLDEN_ANGLE, polar } from '../drawing/outlines.ts'
import { wobble, type Random } from '../drawing/random.ts'
import { disc, line, pair, type Point } from '../drawing/svg.ts'
import type { DrawBed } from './bed.ts'

export interface GrainScatter {
  readonly count: number
  readonly radius: number
  readonly length: number
}

/**
 * Grains in three paths, one per colour, spread evenly by the golden angle. Whole units are precise enough and short.
 */
export function grainCourses(
  { count, radius, length }: GrainScatter,
  random: Random,
): readonly [string, string, string] {
  const courses: [string, string, string] = ['', '', '']
  for (let i = 0; i < count; i++) {
    const [x, y] = polar(
      (i + 0.5) * GOLDEN_ANGLE + random() * 0.6,
      Math.sqrt((i + 0.5) / count) * radius * (0.97 + random() * 0.05),
    )
    const start: Point = [Math.round(x), Math.round(y)]
    courses[i % 3] += `M${pair(start)}l${pair(polar(random() * FULL_TURN, length * (1 + wobble(0.2, random))))}`
  }
  return courses
}

export interface Grain {
  readonly ground: string
  readonly colours: readonly [string, string, string]
  readonly length: number
  readonly width: number
  readonly count: number
}

/** The counts above are for a bowl. A smaller bed has fewer grains, but more than its area would give. */
const FULL_RADIUS = 85

/** Grains of one kind, heaped. */
export const grainBed =
  ({ ground, colours, length, width, count }: Grain): DrawBed =>
  (radius, random) => {
    const amount = Math.round(count * Math.min(1, radius / FULL_RADIUS))
    const courses = grainCourses({ count: amount, radius: radius - width, length }, random)
    return disc(radius, ground) + courses.map((course, i) => line(course, colours[i] ?? ground, width)).join('')
  }
