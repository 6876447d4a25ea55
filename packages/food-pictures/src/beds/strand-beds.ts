import { FULL_TURN } from '../drawing/outlines.ts'
import { wobble, type Random } from '../drawing/random.ts'
import { disc, line, pair, short, type Point } from '../drawing/svg.ts'
import type { DrawBed } from './bed.ts'

interface StrandLook {
  readonly ground: string
  readonly gap: string
  readonly strand: string
  readonly light: string
  readonly width: number
  readonly count: number
  /** Extent of the tangle, as a fraction of the radius. */
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
export const sobaBed = strandBed({
  ground: '#7E664E',
  gap: '#6B543E',
  strand: '#A98C6C',
  light: '#C2A688',
  width: 2.8,
  count: 36,
  reach: 0.94,
})
export const eggNoodleBed = strandBed({
  ground: '#D9A21E',
  gap: '#BE8A14',
  strand: '#F8CC48',
  light: '#FCE07E',
  width: 4.4,
  count: 28,
  reach: 0.94,
})
export const blackBeanNoodleBed = strandBed({
  ground: '#1D1B22',
  gap: '#111015',
  strand: '#3A3642',
  light: '#5A5464',
  width: 3,
  count: 34,
  reach: 0.92,
})
