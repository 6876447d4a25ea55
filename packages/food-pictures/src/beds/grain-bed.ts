import { FULL_TURN, GOLDEN_ANGLE, polar } from '../drawing/outlines.ts'
import { wobble, type Random } from '../drawing/random.ts'
import { disc, line, pair, type Point } from '../drawing/svg.ts'
import type { DrawBed } from './bed.ts'

export interface GrainScatter {
  readonly count: number
  readonly radius: number
  readonly length: number
}

/** Grains in three courses, one per colour, spread evenly by the golden angle. Whole units are fine enough and short. */
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

/** The counts above are for a bowl; a smaller bed holds fewer grains, though not so few as its area would say. */
const FULL_RADIUS = 85

const grainBed =
  ({ ground, colours, length, width, count }: Grain): DrawBed =>
  (radius, random) => {
    const amount = Math.round(count * Math.min(1, radius / FULL_RADIUS))
    const courses = grainCourses({ count: amount, radius: radius - width, length }, random)
    return disc(radius, ground) + courses.map((course, i) => line(course, colours[i] ?? ground, width)).join('')
  }

export const whiteRiceBed = grainBed({
  ground: '#EFE6D2',
  colours: ['#FFFDF6', '#F8F1E0', '#FFFFFF'],
  length: 3.6,
  width: 2.2,
  count: 420,
})
export const brownRiceBed = grainBed({
  ground: '#C9A672',
  colours: ['#E6CB9C', '#D9B985', '#F0DDB6'],
  length: 3.6,
  width: 2.1,
  count: 400,
})
export const quinoaBed = grainBed({
  ground: '#D9BC86',
  colours: ['#F1DFB8', '#E6CC98', '#F9EED2'],
  length: 0.3,
  width: 3,
  count: 480,
})
export const bulgurBed = grainBed({
  ground: '#C9994F',
  colours: ['#E3BC74', '#D6AB60', '#F0D196'],
  length: 0.5,
  width: 2.8,
  count: 480,
})
export const couscousBed = grainBed({
  ground: '#DDB768',
  colours: ['#F3DA98', '#EBCB80', '#F9E8B8'],
  length: 0.3,
  width: 2.4,
  count: 560,
})
export const buckwheatBed = grainBed({
  ground: '#7E5230',
  colours: ['#A87748', '#93633A', '#C0915F'],
  length: 0.8,
  width: 3.2,
  count: 400,
})
export const milletBed = grainBed({
  ground: '#D9AE45',
  colours: ['#F3D47C', '#E9C35E', '#F9E3A0'],
  length: 0.3,
  width: 2.6,
  count: 520,
})
export const barleyBed = grainBed({
  ground: '#CDB892',
  colours: ['#EADCBC', '#DCCAA2', '#F4EAD2'],
  length: 1.4,
  width: 3.6,
  count: 360,
})
export const redLentilBed = grainBed({
  ground: '#D27638',
  colours: ['#EFA060', '#E38A49', '#F6B980'],
  length: 0.3,
  width: 3.8,
  count: 360,
})
export const greenLentilBed = grainBed({
  ground: '#6F5E30',
  colours: ['#9C8850', '#877442', '#B3A268'],
  length: 0.3,
  width: 3.8,
  count: 360,
})
export const cottageBed = grainBed({
  ground: '#F1E8D6',
  colours: ['#FFFEFA', '#F8F2E6', '#FFFFFF'],
  length: 0.4,
  width: 5.4,
  count: 200,
})
export const twarogBed = grainBed({
  ground: '#E9DFC8',
  colours: ['#FDF8EA', '#F4ECD8', '#FFFDF4'],
  length: 1.6,
  width: 6.6,
  count: 150,
})
export const crumbBed = grainBed({
  ground: '#C48E4C',
  colours: ['#E3B878', '#D3A25F', '#EDCB95'],
  length: 0.6,
  width: 2.4,
  count: 300,
})
export const sugarBed = grainBed({
  ground: '#F1EDE4',
  colours: ['#FFFFFF', '#FBF8F1', '#E3DDD0'],
  length: 0.3,
  width: 1.6,
  count: 260,
})
