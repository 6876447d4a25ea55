import { FULL_TURN, within } from '../../paint/chance.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Look } from '../../looks/look.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { measurePiece, type Extent } from './measure-piece.ts'
import { packed } from './packed.ts'

/** Angles of the middles of fields, by how many there are: fruit lies at the upper left first. */
const FIELD_ANGLES: readonly (readonly number[])[] = [
  [],
  [-2.3],
  [-2.5, 0.1],
  [-2.6, -0.6, 1.5],
  [-2.7, -1.2, 0.3, 1.9],
]

/** A part of the surface that one fruit takes. */
export interface Field {
  readonly x: number
  readonly y: number
  /** Radius it has at most, units. */
  readonly radius: number
  /** Direction from the middle of the bowl, radians. */
  readonly angle: number
  /** How far a row of slices runs around the bowl, radians. */
  readonly arc: number
}

/** Parts of the surface of a bowl for so many fruits. */
export function fieldsOf({ spot }: Stage, count: number): readonly Field[] {
  const angles = FIELD_ANGLES[Math.min(count, FIELD_ANGLES.length - 1)] ?? []
  const far = spot.radius * (count === 1 ? 0.22 : 0.42)
  return angles.map((angle) => ({
    x: spot.x + Math.cos(angle) * far,
    y: spot.y + Math.sin(angle) * far,
    radius: spot.radius * (count === 1 ? 0.64 : count === 2 ? 0.46 : 0.38),
    angle,
    arc: count === 1 ? 3.9 : (FULL_TURN / count) * 0.8,
  }))
}

export interface Helping {
  readonly food: PlatedFood
  readonly look: Look
  readonly count: number
  readonly scale: number
  /** Whether it swims in its juice, so that it never lies in a row. */
  readonly isLoose: boolean
  /** Height of the surface, units. */
  readonly base: number
}

/** Pieces this much longer than wide are laid in a row; others are heaped. */
const SLENDER = 1.7
/** Slices shorter than this are heaped too: no cook lays them one by one, units. */
const LEAST_LENGTH = 24
/** Radius of the part of the circle that a piece has, as a share of its own: they lean on one another. */
const PACKED = 0.9

/** Factor on the size of pieces at most. */
const LARGEST = 1.3

/** Slices leaning one on the other, in a row around the middle of the bowl. */
function layRow(stage: Stage, field: Field, { helping, extent }: { helping: Helping; extent: Extent }): void {
  const { spot, scene, random } = stage
  const { food, look, scale, base } = helping
  const far = spot.radius * 0.47
  const count = Math.min(helping.count, 15)
  const step = Math.min((extent.width * scale * 0.7) / far, field.arc / Math.max(1, count - 1))
  const tilt = within(random, 0.25, 0.4)
  for (let index = 0; index < count; index += 1) {
    const angle = field.angle + ((count - 1) / 2 - index) * step
    stamp(scene, look.make(random), {
      x: spot.x + Math.cos(angle) * far,
      y: spot.y + Math.sin(angle) * far,
      turn: angle + tilt + within(random, -0.05, 0.05),
      scale: scale * within(random, 0.96, 1.05),
      base: base - 0.6 + Math.min(index, 6) * 0.7,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

/** Bites and berries close together, from the edge of their heap to its middle, which rises. */
function layHeap(stage: Stage, field: Field, { helping, extent }: { helping: Helping; extent: Extent }): void {
  const { spot, scene, random } = stage
  const { food, look, count, scale, base } = helping
  const room = Math.min(extent.radius * scale * PACKED, field.radius / Math.sqrt(count))
  const oval = within(random, 0.84, 0.94)
  const most = spot.radius - extent.radius * scale * 1.05
  for (const { x: u, y } of packed(random, count, room)) {
    const v = y * oval
    // The heap is longer around the middle of the bowl than towards its rim.
    const dx = field.x - spot.x - u * Math.sin(field.angle) + v * Math.cos(field.angle)
    const dy = field.y - spot.y + u * Math.cos(field.angle) + v * Math.sin(field.angle)
    // No piece lies on the rim.
    const inside = Math.min(1, most / Math.hypot(dx, dy))
    const at = { x: spot.x + dx * inside, y: spot.y + dy * inside }
    stamp(scene, look.make(random), {
      ...at,
      turn: random() * FULL_TURN,
      scale: scale * within(random, 0.93, 1.07),
      base: Math.max(base - 1, base * 0.55 + scene.heightAt(at.x, at.y) * 0.45),
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

/** Lays a fruit on its part of the surface: slices in a row, all else in a heap. */
export function layField(stage: Stage, field: Field, helping: Helping): void {
  const extent = measurePiece(helping.look.make(() => 0.5))
  const isRow =
    !helping.isLoose && extent.slender > SLENDER && extent.width * extent.slender > LEAST_LENGTH && helping.count > 2
  if (isRow) return layRow(stage, field, { helping, extent })
  // A few bites are cut larger, so that they are not lost on the surface.
  const heaped = extent.radius * helping.scale * PACKED * Math.sqrt(helping.count)
  const isLarge = extent.radius > 13
  const larger = isLarge ? 1 : Math.max(1, Math.min(LARGEST, (field.radius * 0.74) / heaped))
  layHeap(stage, field, { helping: { ...helping, scale: helping.scale * larger }, extent })
}
