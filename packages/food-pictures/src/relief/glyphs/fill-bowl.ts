import { createRandom } from '../../drawing/random.ts'
import type { Spot } from '../crockery/spot.ts'
import { FULL_TURN, within } from '../paint/chance.ts'
import { shaded, type Colour } from '../paint/colour.ts'
import { Ink } from '../paint/ink.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import { grainBed, type GrainKind } from '../pieces/grain-bed.ts'
import { scaled } from '../pieces/scaled.ts'
import type { Piece, PieceMaker } from '../scene/piece.ts'
import { pour } from '../scene/pour.ts'
import type { Scene } from '../scene/scene.ts'
import { inEllipse, spreadOut } from '../scene/spots.ts'
import { stamp } from '../scene/stamp.ts'

export interface Filling {
  readonly scene: Scene
  readonly spot: Spot
  readonly owner: number
  /** Seeds the luck. */
  readonly name: string
}

/** Height of the middle over the edge, units. */
const RISE = 22

/** A point of the surface, from the middle of the bowl. */
interface SurfacePoint {
  readonly u: number
  readonly v: number
  /** 0 in the middle, 1 at the rim. */
  readonly far: number
  /** Where in the noise this food begins. */
  readonly offset: number
}

function pourIn({ scene, spot, owner, name }: Filling, paintAt: (ink: Ink, point: SurfacePoint) => void): void {
  const offset = createRandom(name)() * 99
  const { x: middleX, y: middleY, radius, level, inside } = spot
  pour(scene, {
    level,
    inside,
    owner,
    paint({ x, y }, ink) {
      const u = x - middleX
      const v = y - middleY
      paintAt(ink, { u, v, far: Math.hypot(u, v) / radius, offset })
    },
  })
}

/** Heaps a bowl with flour, sugar or a ground spice. `coarse` is how far its crumbs stand out, 0 to 1. */
export function fillWithPowder(filling: Filling, tint: Colour, coarse = 0.3): void {
  const deep = shaded(tint, 0.84)
  pourIn(filling, (ink, { u, v, far, offset }) => {
    const drift = cloud(u * 0.028 + offset, v * 0.028)
    ink.mix(tint, deep, smooth(0.35, 0.75, drift))
    const speck = noise(u * 0.34 + offset, v * 0.34)
    ink.dim(1 + coarse * (speck - 0.5) * 0.5)
    ink.surface(0.04, 0.5 + coarse, RISE * (1 - far * far) + (drift - 0.5) * 16 + coarse * speck * 6)
  })
}

/** Fills a bowl with something that flows and shines: honey, jam, sauce, juice. */
export function fillWithLiquid(filling: Filling, tint: Colour, thick = 0): void {
  const deep = shaded(tint, 0.62)
  pourIn(filling, (ink, { u, v, far, offset }) => {
    const wave = cloud(u * 0.026 + offset, v * 0.026)
    ink.mix(tint, deep, 0.7 * smooth(0.55, 1, far) + thick * 0.5 * smooth(0.4, 0.8, wave))
    ink.surface(0.95, 0.02, thick * (wave - 0.5) * 26 + 3 * smooth(0.86, 1, far))
  })
}

/** Fills a bowl with grains of a kind, `zoom` times as large as on a plate. */
export function fillWithGrains({ scene, spot, owner, name }: Filling, kind: GrainKind, zoom: number): void {
  const { x, y, radius, floor, inside } = spot
  const bed: PieceMaker = scaled((random) => grainBed(random, { kind, a: (radius * 1.1) / zoom, rise: 10 }), zoom)
  stamp(scene, bed(createRandom(name)), { x, y, base: floor, owner, clip: inside })
}

/** Half the size that pieces in a bowl should have, units: smaller ones could not be told apart at the size of a glyph. */
const LEAST_REACH = 12
/** How often pieces cover the bowl. */
const COVER = 2.6
const MOST_PIECES = 240

const probe = new Ink()

/** From this many times their width on, pieces tangle like threads, and it takes more of them to cover the bowl. */
const THREAD = 2.5
const THREAD_COVER = 4.4

const isThread = ({ reach, halfWidth = reach }: Piece): boolean => reach / halfWidth >= THREAD

/** The colour between pieces, as deep as the gaps between them. */
function colourOf(piece: Piece): Colour {
  piece.paint(0, 0, probe)
  return shaded(probe, isThread(piece) ? 0.78 : 0.55)
}

/** Heaps a bowl with small pieces, each at least of this half size, units. */
export function fillWithPieces(
  { scene, spot, owner, name }: Filling,
  make: PieceMaker,
  leastReach: number = LEAST_REACH,
): void {
  const random = createRandom(name)
  const first = make(random)
  const { reach, halfWidth = reach } = first
  const scale = Math.max(1, leastReach / Math.sqrt(reach * halfWidth))
  const { x, y, radius, floor, inside } = spot
  const each = reach * halfWidth * scale * scale
  const count = Math.min(MOST_PIECES, Math.round(((isThread(first) ? THREAD_COVER : COVER) * radius * radius) / each))
  fillWithLiquid({ scene, spot: { ...spot, level: floor + 5 }, owner, name }, colourOf(make(random)))
  const points = spreadOut(random, { count, pointIn: inEllipse({ x: 0, y: 0, a: 1 }), tries: 6 })
  // Measured before the first piece lies, so that the wall of the bowl lifts what lies at the edge.
  const places = points.map((point) => ({
    ...point,
    ground: scene.heightAt(x + point.x * radius, y + point.y * radius),
  }))
  const fromEdge = places.toSorted((one, other) => Math.hypot(other.x, other.y) - Math.hypot(one.x, one.y))
  for (const point of fromEdge) {
    const top = 1 - (point.x ** 2 + point.y ** 2)
    stamp(scene, make(random), {
      x: x + point.x * radius,
      y: y + point.y * radius,
      turn: random() * FULL_TURN,
      scale: scale * within(random, 0.92, 1.08),
      base: Math.max(floor + 4 + RISE * top * within(random, 0.7, 1.1), point.ground - 1),
      owner,
      clip: inside,
    })
  }
}
