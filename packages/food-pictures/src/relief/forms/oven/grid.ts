import type { Spot } from '../../crockery/spot.ts'
import type { Point } from '../../scene/spots.ts'

export interface Cell extends Point {
  readonly turn: number
}

export interface Grid {
  readonly cells: readonly Cell[]
  readonly scale: number
}

export interface Box {
  /** Half length and half width of what is laid out, units. */
  readonly a: number
  readonly b: number
}

/** Of a round spot this box is filled; the corners of a box would lie on the rim. */
const ROUND_SHARE = 0.86
/** Few long pieces have round ends, which do not reach into the corners. */
const FEW = 3
const FEW_SHARE = 0.88
const DISH_SHARE = 0.97

function rowsOf(count: number, rows: number): number[] {
  const least = Math.floor(count / rows)
  const more = count - least * rows
  // Longer rows lie in the middle.
  const order = Array.from({ length: rows }, (_, row) => row).toSorted(
    (one, other) => Math.abs(one - (rows - 1) / 2) - Math.abs(other - (rows - 1) / 2),
  )
  return Array.from({ length: rows }, (_, row) => least + (order.indexOf(row) < more ? 1 : 0))
}

/** Radii of the largest equal circles in a circle, by their number, as shares of its radius (Graham 1968). */
const CIRCLES: readonly number[] = [1, 0.8, 0.5, 0.464, 0.414, 0.37, 0.333, 0.333, 0.302]
/** From this number on one circle lies in the middle. */
const WITH_MIDDLE = 6

/** Round pieces in a round spot: in a ring, with one in the middle when there are many. */
function ringOf({ x, y, radius }: Spot, count: number, a: number): Grid {
  const share = CIRCLES[count] ?? 0.28
  const around = count >= WITH_MIDDLE ? count - 1 : count
  const far = count === 1 ? 0 : radius * RING_SHARE * (1 - share)
  const cells = Array.from({ length: count }, (_, index) => {
    const angle = (index / around) * Math.PI * 2 + FIRST_ANGLE
    const out = index < around ? far : 0
    return { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out, turn: angle }
  })
  return { cells, scale: (radius * RING_SHARE * share) / a }
}
const RING_SHARE = 0.97
const FIRST_ANGLE = 0.35

/** Lays out equal pieces in rows so that they are as large as fits into the spot. */
export function gridOf(spot: Spot, count: number, { a, b }: Box): Grid {
  const isRound = spot.halfWidth === spot.halfHeight
  const share = !isRound ? DISH_SHARE : count <= FEW ? FEW_SHARE : ROUND_SHARE
  const width = spot.halfWidth * share
  const height = spot.halfHeight * share
  let best: { rows: readonly number[]; scale: number; isUpright: boolean } = {
    rows: [count],
    scale: 0,
    isUpright: false,
  }
  for (let rows = 1; rows <= count; rows += 1) {
    const columns = Math.ceil(count / rows)
    for (const isUpright of [false, true]) {
      const scale = Math.min(width / columns / (isUpright ? b : a), height / rows / (isUpright ? a : b))
      if (scale > best.scale) best = { rows: rowsOf(count, rows), scale, isUpright }
    }
  }
  const cells = best.rows.flatMap((columns, row) =>
    Array.from({ length: columns }, (_, column) => {
      const stepU = (best.isUpright ? b : a) * 2 * best.scale
      const stepV = (2 * height) / best.rows.length
      const u = (column - (columns - 1) / 2) * Math.max(stepU, ((2 * width) / Math.max(...best.rows)) * 0.94)
      const v = (row - (best.rows.length - 1) / 2) * stepV
      const cosine = Math.cos(spot.turn)
      const sine = Math.sin(spot.turn)
      return {
        x: spot.x + u * cosine - v * sine,
        y: spot.y + u * sine + v * cosine,
        turn: spot.turn + (best.isUpright ? -Math.PI / 2 : 0),
      }
    }),
  )
  const inRows = { cells, scale: best.scale }
  const inRing = isRound && count < CIRCLES.length ? ringOf(spot, count, Math.max(a, b)) : inRows
  return inRing.scale > inRows.scale ? inRing : inRows
}
