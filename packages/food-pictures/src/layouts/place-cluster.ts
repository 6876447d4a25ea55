import { degrees, GOLDEN_ANGLE } from '../drawing/outlines.ts'
import { placePiece } from '../drawing/piece.ts'
import { wobble, type Random } from '../drawing/random.ts'
import type { Point } from '../drawing/svg.ts'
import type { Arrangement, ClusterDrawing } from '../foods/food-drawing.ts'

export interface ClusterPlace {
  readonly at: Point
  /** Direction away from the middle of the dish, in radians; rows are perpendicular to it. */
  readonly facing: number
  /** Pieces are larger than their spacing, so that a pile looks heaped. */
  readonly magnify: number
  readonly spread?: number
}

/** Distance between neighbours in a line, in units. */
const STEP_OF: Readonly<Record<Exclude<Arrangement, 'pile'>, number>> = { fan: 8.5, row: 12, bundle: 4.9 }
/** How much a line of pieces curves away from the rim. */
const BEND_OF: Readonly<Record<Exclude<Arrangement, 'pile'>, number>> = { fan: 1.1, row: 0.55, bundle: 0.55 }
/** Half the width of one piece, in units. */
const PIECE_REACH = 9

/** Radius of a cluster around its middle, in units, which keeps neighbours apart. */
export function reachOf({ arrangement, count, scale, pitch }: ClusterDrawing, magnify: number): number {
  if (count === 1) return PIECE_REACH * 1.3 * scale * magnify
  if (arrangement === 'pile') return Math.sqrt(count - 0.65) * pitch * 1.06 * scale + pitch * 0.7 * scale * magnify
  return (((count - 1) / 2) * STEP_OF[arrangement] + PIECE_REACH * 0.8) * scale * magnify
}

/** All pieces of one food, heaped or in a line, around a point of the dish. */
export function placeCluster(cluster: ClusterDrawing, place: ClusterPlace, random: Random): string {
  if (cluster.count === 1) return placeSingle(cluster, place, random)
  return cluster.arrangement === 'pile' ? placePile(cluster, place, random) : placeLine(cluster, place, random)
}

function placeSingle({ draw, scale }: ClusterDrawing, { at, facing, magnify }: ClusterPlace, random: Random): string {
  return placePiece(draw(random), { at, turn: degrees(facing) + 90, scale: scale * magnify })
}

function placePile(cluster: ClusterDrawing, { at, facing, magnify }: ClusterPlace, random: Random): string {
  const { count, draw, pitch, scale, hasStem } = cluster
  const spots = Array.from({ length: count }, (_, i) => {
    const angle = i * GOLDEN_ANGLE + facing
    const distance = Math.sqrt(i + 0.35) * pitch * 1.06 * scale
    const turn = hasStem ? wobble(35, random) + degrees(facing) - 90 : random() * 360
    const spot: Point = [at[0] + Math.cos(angle) * distance, at[1] + Math.sin(angle) * distance]
    return placePiece(draw(random), { at: spot, turn, scale: scale * magnify })
  })
  // Reversed, so that the middle of the heap is on top.
  return spots.toReversed().join('')
}

function placeLine(cluster: ClusterDrawing, { at, facing, magnify, spread = 1 }: ClusterPlace, random: Random): string {
  const { arrangement, count, draw, scale } = cluster
  if (arrangement === 'pile') return ''
  const step = STEP_OF[arrangement] * scale * magnify * spread
  return Array.from({ length: count }, (_, i) => {
    const offset = i - (count - 1) / 2
    const bend = offset * offset * BEND_OF[arrangement]
    const [cos, sin] = [Math.cos(facing), Math.sin(facing)]
    const spot: Point = [at[0] - sin * offset * step - cos * bend, at[1] + cos * offset * step - sin * bend]
    const turn = degrees(facing) + wobble(arrangement === 'bundle' ? 4 : 16, random)
    return placePiece(draw(random), { at: spot, turn, scale: scale * magnify })
  }).join('')
}
