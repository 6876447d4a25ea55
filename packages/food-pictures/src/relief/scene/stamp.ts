import { Ink } from '../paint/ink.ts'
import type { Piece } from './piece.ts'
import { BOX, CROCKERY, type Scene } from './scene.ts'

/** Whether a point of the table may be painted. */
export type Area = (x: number, y: number) => boolean

export interface Placement {
  readonly x: number
  readonly y: number
  /** Radians, clockwise. */
  readonly turn?: number
  readonly scale?: number
  /** Height of the foot of the piece; rests on what is there when absent. */
  readonly base?: number
  /** How far it sinks into its base, units. */
  readonly sink?: number
  /** Index of its owner. */
  readonly owner: number
  /** Nothing is painted outside, as at the wall of a bowl. */
  readonly clip?: Area
}

/** Width of the dark line where food touches food, units. */
const CONTACT = 1.5
/** What is taller than the foot of a piece by this much, units, is not under it. */
const TALLER = 3
/** Where two pieces meet at this difference of heights or less, there is a dark crease, units. */
const CREASE = 1.2
/** Pieces this small make no line. */
const SMALL = 4
/** A piece that lies lower than this under what is there is hidden. */
const HIDDEN = 0.15

const ink = new Ink()

/** Darkens what lies under the edge of a piece, the less the farther from it. */
function touch(scene: Scene, pixel: number, share: number): void {
  const factor = 1 - 0.2 * (1 - share)
  scene.reds[pixel] = (scene.reds[pixel] ?? 0) * factor
  scene.greens[pixel] = (scene.greens[pixel] ?? 0) * factor * 0.99
  scene.blues[pixel] = (scene.blues[pixel] ?? 0) * factor * 0.97
}

/** Paints the ink into a pixel. `share` is how much of the pixel the piece covers. */
function put(scene: Scene, pixel: number, share: number): void {
  const { reds, greens, blues, glosses, grains } = scene
  const red = reds[pixel] ?? 0
  const green = greens[pixel] ?? 0
  const blue = blues[pixel] ?? 0
  const gloss = glosses[pixel] ?? 0
  const grain = grains[pixel] ?? 0
  reds[pixel] = red + (ink.red - red) * share
  greens[pixel] = green + (ink.green - green) * share
  blues[pixel] = blue + (ink.blue - blue) * share
  glosses[pixel] = gloss + (ink.gloss - gloss) * share
  grains[pixel] = grain + (ink.grain - grain) * share
}

interface Laid {
  readonly piece: Piece
  readonly placement: Placement
  readonly scale: number
  readonly base: number
  readonly hasContact: boolean
}

interface StampedPoint {
  u: number
  v: number
  x: number
  y: number
  pixel: number
}

/** Paints one point: `u`, `v` in the piece's coordinates are already known. */
function paintPoint(scene: Scene, laid: Laid, point: StampedPoint): void {
  const { piece, placement, scale, base } = laid
  const { pixel } = point
  const distance = piece.paint(point.u, point.v, ink) * scale
  const cover = 0.5 - distance * scene.scale
  if (cover <= 0 && !(laid.hasContact && distance < CONTACT)) return
  if (placement.clip?.(point.x, point.y) === false) return
  const isOnFood = laid.hasContact && (scene.ownership[pixel] ?? 0) > CROCKERY
  const height = base + ink.height * scale
  const over = height - (scene.heights[pixel] ?? 0)
  if (cover <= 0) {
    if (isOnFood && over > ink.height * scale - TALLER) touch(scene, pixel, distance / CONTACT)
    return
  }
  if (isOnFood) crease(scene, pixel, over)
  if (over < -HIDDEN) return
  put(scene, pixel, Math.min(1, cover))
  if (cover <= 0.5) return
  scene.heights[pixel] = height
  scene.ownership[pixel] = placement.owner
}

/** Darkens the line in which two pieces meet, on the side that stays in sight, so that they do not look welded. */
function crease(scene: Scene, pixel: number, over: number): void {
  if (over > CREASE || over < -CREASE) return
  if (over < -HIDDEN) touch(scene, pixel, -over / CREASE)
  else ink.dim(0.8 + 0.2 * Math.max(0, over / CREASE))
}

/** Lays a piece on the table. It covers what is lower and is covered by what is higher, point by point. */
export function stamp(scene: Scene, piece: Piece, placement: Placement): void {
  const { x, y, turn = 0, scale = 1, owner, sink = 0 } = placement
  const reach = piece.reach * scale
  const base = (placement.base ?? scene.restingHeight(x, y, reach)) - sink
  const isFood = owner > CROCKERY
  const laid: Laid = { piece, placement, scale, base, hasContact: isFood && reach > SMALL }
  const margin = isFood ? reach + CONTACT : reach
  const { size, scale: unit } = scene
  const first = {
    x: Math.max(0, Math.floor((x - margin + BOX / 2) * unit)),
    y: Math.max(0, Math.floor((y - margin + BOX / 2) * unit)),
  }
  const last = {
    x: Math.min(size - 1, Math.ceil((x + margin + BOX / 2) * unit)),
    y: Math.min(size - 1, Math.ceil((y + margin + BOX / 2) * unit)),
  }
  const cosine = Math.cos(turn) / scale
  const sine = Math.sin(turn) / scale
  const flat = (piece.halfWidth ?? piece.reach) + (margin - reach) / scale
  const point = { u: 0, v: 0, x: 0, y: 0, pixel: 0 }
  for (let row = first.y; row <= last.y; row += 1) {
    point.y = row / unit - BOX / 2
    const dy = point.y - y
    for (let column = first.x; column <= last.x; column += 1) {
      point.x = column / unit - BOX / 2
      const dx = point.x - x
      if (dx * dx + dy * dy > margin * margin) continue
      point.v = dy * cosine - dx * sine
      if (point.v > flat || point.v < -flat) continue
      point.u = dx * cosine + dy * sine
      point.pixel = row * size + column
      paintPoint(scene, laid, point)
    }
  }
}
