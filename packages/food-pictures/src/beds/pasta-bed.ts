import { FULL_TURN, GOLDEN_ANGLE, polar } from '../drawing/outlines.ts'
import { wobble, type Random } from '../drawing/random.ts'
import { disc, group, line, pair, short, type Point } from '../drawing/svg.ts'
import { WHOLEWHEAT } from '../pieces/pasta.ts'
import type { DrawBed } from './bed.ts'

interface StrandLook {
  readonly ground: string
  readonly gap: string
  readonly strand: string
  readonly light: string
  readonly width: number
  readonly count: number
  /** How far the tangle reaches, as a share of the radius. */
  readonly reach: number
}

/** One strand: an arc of `reach` around a centre near the middle. */
function strandCourse(reach: number, radius: number, random: Random): string {
  const [from, sweep] = [random() * FULL_TURN, 1.6 + random() * 2.4]
  const [cx, cy] = [wobble(radius * 0.1, random), wobble(radius * 0.1, random)]
  const on = (angle: number): Point => [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.94]
  const arc = `A${short(reach)} ${short(reach * 0.94)} 0 ${sweep > Math.PI ? 1 : 0} 1 `
  return `M${pair(on(from))}${arc}${pair(on(from + sweep))}`
}

const strandBed =
  ({ ground, gap, strand, light, width, count, reach }: StrandLook): DrawBed =>
  (radius, random) => {
    const strands = Array.from({ length: count }, (_, i) => {
      const course = strandCourse(radius * reach * (0.16 + (0.8 * ((i * 7) % count)) / count), radius, random)
      return line(course, gap, width + 1.5) + line(course, i % 3 === 0 ? light : strand, width)
    })
    return disc(radius * reach, ground) + strands.join('')
  }

export const spaghettiBed = strandBed({
  ground: '#D9A544',
  gap: '#C48F34',
  strand: '#F4CD72',
  light: '#FADF9A',
  width: 3,
  count: 34,
  reach: 0.92,
})
export const riceNoodleBed = strandBed({
  ground: '#DCCBA4',
  gap: '#CDBB92',
  strand: '#F6ECD2',
  light: '#FFF9E8',
  width: 3.4,
  count: 36,
  reach: 0.96,
})

interface Tube {
  readonly middle: Point
  /** From the middle to the open end. */
  readonly half: Point
}

const PENNE_COUNT = 48
/** Tubes are drawn layer by layer, one course for each colour of a layer: a fifth of the bytes of drawing them singly. */
const PENNE_LAYERS = 6
const TUBE_REACH = 7.4
const TUBE_WIDTH = 7.6
const TUBE_SHADOW = { colour: '#2B1B0A', opacity: 0.2 }

const along = ({ middle: [x, y], half: [dx, dy] }: Tube, from: number, to: number): string =>
  `M${pair([x + dx * from, y + dy * from])}l${pair([dx * (to - from), dy * (to - from)])}`

function tubeLayer(tubes: readonly Tube[]): string {
  const whole = tubes.map((tube) => along(tube, -1, 1)).join('')
  const { edge, face, ridge, hollow } = WHOLEWHEAT
  return (
    group({ at: [1.2, 2.4] }, line(whole, TUBE_SHADOW, TUBE_WIDTH)) +
    line(whole, edge, TUBE_WIDTH) +
    group({ at: [-0.3, -0.7] }, line(whole, face, TUBE_WIDTH - 2)) +
    line(tubes.map((tube) => along(tube, -0.8, 0.6)).join(''), ridge, 1) +
    line(tubes.map((tube) => along(tube, 1.12, 1.16)).join(''), hollow, TUBE_WIDTH - 4)
  )
}

export const penneBed: DrawBed = (radius, random) => {
  const amount = Math.round(PENNE_COUNT * Math.min(1, radius / 85))
  const tubes = Array.from({ length: amount }, (_, i): Tube => {
    const middle = polar(i * GOLDEN_ANGLE, Math.sqrt(i / amount) * radius * 0.84)
    return { middle, half: polar(random() * FULL_TURN, TUBE_REACH) }
  })
  const layers = Array.from({ length: PENNE_LAYERS }, (_, layer) =>
    tubeLayer(tubes.filter((_tube, i) => i % PENNE_LAYERS === layer)),
  )
  return disc(radius * 0.86, WHOLEWHEAT.hollow) + layers.join('')
}
