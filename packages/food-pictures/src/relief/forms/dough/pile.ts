import type { Random } from '../../../drawing/random.ts'
import { isWide, type Spot } from '../../crockery/spot.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { fitOf, pointOn, type Bed } from './arrange.ts'

/** A bed that may lie on two others. */
export interface PiledBed extends Bed {
  /** How far its foot lies over the floor, units. */
  readonly lift: number
}

export interface Pile {
  readonly count: number
  readonly a: number
  readonly b: number
  /** The largest factor on their size. */
  readonly most: number
  /** How far each may be turned out of line, radians. */
  readonly disorder?: number
  /** How far what lies on others is lifted, in shares of `b`. */
  readonly rise?: number
}

/** Logs and rings lie so close. */
const TIGHT = 1.06
/** How far the upper ones lie back, so that the cut ends of the lower ones are seen, in shares of `a`. */
const BACK = 0.2
const BACK_UPRIGHT = 0.08
/** How far the upper ones lie across, radians. */
const CROSSED = 0.42
const USUAL_RISE = 0.95
/** Their cut ends stay on the plate. */
const UPRIGHT = 0.93
/** From so many on some lie on the others. */
const PILED_FROM = 4

/** Long things piled as logs: most side by side, the others over the gaps. Their right ends come to the front where the spot is wide. */
export function pileLogs(
  spot: Spot,
  random: Random,
  { count, a, b, most, disorder = 0.08, rise = USUAL_RISE }: Pile,
): readonly PiledBed[] {
  const lower = count < PILED_FROM ? count : Math.ceil((count + 1) / 2)
  const isUpright = isWide(spot)
  const back = isUpright ? BACK_UPRIGHT : BACK
  const crossed = isUpright ? CROSSED / 3 : CROSSED
  const across = lower * b * TIGHT
  const size = Math.min(most, isUpright ? UPRIGHT * fitOf(spot, across, a) : fitOf(spot, a, across))
  const turn = spot.turn + (isUpright ? Math.PI / 2 : 0)
  const bedAt = (lane: number, lift: number): PiledBed => ({
    ...pointOn(
      { ...spot, turn },
      a * size * (within(random, -0.07, 0.07) - (lift > 0 ? back : 0)),
      lane * 2 * b * TIGHT * size,
    ),
    a: a * size,
    b: b * size,
    turn: turn + within(random, -disorder, disorder) - (lift > 0 ? crossed : 0),
    size,
    lift,
  })
  const upper = count - lower
  return [
    ...Array.from({ length: lower }, (_, index) => bedAt(index - (lower - 1) / 2, 0)),
    ...Array.from({ length: upper }, (_, index) => bedAt(index - (upper - 1) / 2, b * rise * size)),
  ]
}

/** Round things nest in rows that are moved against one another; how many lie in each row, by their number. */
const ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 3],
  [2, 3, 2],
  [3, 2, 3],
  [3, 3, 3],
  [3, 4, 3],
  [4, 3, 4],
  [4, 4, 4],
]
/** Rows lie closer than the things in them are wide. */
const NESTED = 0.88
/** Round things stay off the rim of a plate. */
const INSIDE = 0.93
const SQUARE = 4
/** So many lower ones carry one. */
const CARRIERS = 4

/** Round things close together, as far as one may lie on others some of them on top. */
export function nest(
  spot: Spot,
  random: Random,
  { count, a, b, most, disorder = 0.3, rise }: Pile,
): readonly PiledBed[] {
  const upper = rise === undefined || count < CARRIERS + 1 ? 0 : Math.floor(count / CARRIERS)
  const rows = ROWS[Math.min(count - upper, ROWS.length - 1)] ?? [1]
  const cells = rows.flatMap((inRow, row) => {
    // Four lie in a square, so that a fifth has its place on them.
    const isMoved = count - upper !== SQUARE && (inRow === rows[row - 1] || inRow === rows[row + 1])
    const aside = isMoved ? (row % 2 === 0 ? -0.25 : 0.25) : 0
    return Array.from({ length: inRow }, (_, index) => ({
      u: (index - (inRow - 1) / 2 + aside) * 2 * a * TIGHT,
      v: (row - (rows.length - 1) / 2) * 2 * b * TIGHT * NESTED,
    }))
  })
  const width = Math.max(...cells.map(({ u }) => Math.abs(u))) + a
  const height = Math.max(...cells.map(({ v }) => Math.abs(v))) + b
  const far = Math.max(...cells.map(({ u, v }) => Math.hypot(u, v))) + Math.max(a, b)
  const size = Math.min(most, isWide(spot) ? fitOf(spot, width, height) : INSIDE * fitOf(spot, far, 0))
  const bedAt = ({ u, v }: { readonly u: number; readonly v: number }, lift: number): PiledBed => ({
    ...pointOn(spot, (u + within(random, -0.09, 0.09) * a) * size, (v + within(random, -0.09, 0.09) * b) * size),
    a: a * size,
    b: b * size,
    turn: spot.turn + within(random, -disorder, disorder),
    size,
    lift,
  })
  const start = random() * FULL_TURN
  return [
    ...cells.map((cell) => bedAt(cell, 0)),
    ...Array.from({ length: upper }, (_, index) => {
      const out = upper === 1 ? 0.1 : 0.95
      const angle = start + (index / upper) * FULL_TURN
      return bedAt({ u: Math.cos(angle) * a * out, v: Math.sin(angle) * b * out }, b * (rise ?? 0) * size)
    }),
  ]
}
