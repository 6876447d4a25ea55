import type { FoundLook } from '../../looks/look.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { measurePiece } from './measure-piece.ts'
import { packed } from './packed.ts'
import { layPool } from './pool.ts'

/** Radius of a spot in which pieces have their own size, units. */
const USUAL_RADIUS = 78

/** How large pieces are in this spot. */
export const scaleOf = ({ spot }: Stage): number => Math.max(0.6, Math.min(1.3, spot.radius / USUAL_RADIUS))

/** A part of the plate: angles clockwise from the right, radians. */
export interface Sector {
  readonly start: number
  readonly end: number
}

/** A long slice of melon needs a fan of its own. */
export const FAN_REACH = 40

/** The outer slices of a fan are at least this share of the others. */
const SHORTEST = 0.6

/** Behind a bread there is more room to the sides than upwards. */
const isWideSide = ({ dish, spot }: Stage): boolean => dish.place === 'beside' && spot.lie !== undefined

/** Long slices side by side, as they fell from the knife. */
export function layFan(stage: Stage, food: PlatedFood, look: FoundLook): void {
  const { spot, scene, random } = stage
  const isSide = stage.dish.place === 'beside'
  const isWide = isWideSide(stage)
  const size = scaleOf(stage) * (isWide ? 1.75 : isSide ? 1.3 : 1.16)
  const count = Math.min(isSide && !isWide ? 5 : 7, Math.max(2, look.count))
  const { reach } = look.make(() => 0.5)
  const step = Math.min(reach * size * (isSide ? 0.74 : 0.5), (spot.radius * (isWide ? 2.9 : 1.7)) / count)
  const lean = isWide ? (spot.lie ?? 0) - Math.PI / 2 + 0.25 : -0.5
  const ground = Math.max(spot.floor, scene.heightAt(spot.x, spot.y))
  for (let index = 0; index < count; index += 1) {
    const across = (index - (count - 1) / 2) * step
    // The outer slices are shorter, as those of a melon are, and end on the plate.
    const room = Math.sqrt(Math.max(0, spot.radius ** 2 - across ** 2)) / (reach * size)
    stamp(scene, look.make(random), {
      x: spot.x - Math.sin(lean - (isWide ? 0.25 : 0)) * across,
      y: spot.y + Math.cos(lean - (isWide ? 0.25 : 0)) * across,
      turn: lean + (index - (count - 1) / 2) * 0.07 + within(random, -0.04, 0.04),
      scale: isWide ? size : size * Math.min(1, Math.max(SHORTEST, room)),
      base: ground + index * 0.8,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

/** Wedges and slices in bows, each leaning on the one before. */
export function layBow(stage: Stage, food: PlatedFood, { look, sector }: { look: FoundLook; sector: Sector }): void {
  const { spot, scene, random } = stage
  const isRound = sector.end - sector.start > 6
  const count = Math.min(isRound ? 14 : 9, Math.max(2, look.count))
  const arc = sector.end - sector.start
  const inset = isRound ? 0 : arc * 0.12
  const rows = count > (isRound ? 9 : 6) ? 2 : 1
  const perRow = Math.ceil(count / rows)
  for (let index = 0; index < count; index += 1) {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    const share = isRound ? (index % perRow) / inRow : inRow === 1 ? 0.5 : (index % perRow) / (inRow - 1)
    const angle = sector.start + inset + share * (arc - inset * 2) + row * 0.2
    const far = spot.radius * (rows === 1 ? 0.56 : row === 0 ? 0.7 : 0.36)
    stamp(scene, look.make(random), {
      x: spot.x + Math.cos(angle) * far,
      y: spot.y + Math.sin(angle) * far,
      turn: angle - Math.PI / 2 + 0.5 + within(random, -0.12, 0.12),
      scale: scaleOf(stage) * 1.25 * within(random, 0.95, 1.05),
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

/** The radius a piece takes in a heap on a plate, as a share of its own. */
const LOOSE = 0.96
/** A few bites are cut larger, by at most this factor, until they fill this share of their room. */
const LARGEST = 1.35
const FILLED = 0.85

/** Small pieces heaped loosely over a part of the plate. */
export function layHeap(
  stage: Stage,
  food: PlatedFood,
  { look, sector, scale = isWideSide(stage) ? 1.6 : 1.18 }: { look: FoundLook; sector: Sector; scale?: number },
): void {
  const { spot, scene, random } = stage
  const isRound = sector.end - sector.start > 6
  const middle = (sector.start + sector.end) / 2
  const width = Math.min(1, (sector.end - sector.start) / FULL_TURN)
  const far = isRound ? 0 : spot.radius * (0.5 - width * 0.22)
  const count = Math.min(46, Math.max(3, look.count))
  const a = spot.radius * (isRound ? 0.7 : 0.42)
  const b = spot.radius * (isRound ? 0.66 : 0.3 + width * 0.6)
  const least = measurePiece(look.make(() => 0.5)).radius * scaleOf(stage) * scale * LOOSE * Math.sqrt(count)
  const larger = Math.max(1, Math.min(LARGEST, (Math.sqrt(a * b) * FILLED) / least))
  const size = scaleOf(stage) * scale * larger
  const share = Math.min(1, (least * larger) / Math.sqrt(a * b))
  const cosine = Math.cos(middle)
  const sine = Math.sin(middle)
  for (const point of packed(random, count, share / Math.sqrt(count))) {
    const u = far + point.x * a
    const v = point.y * b
    const at = { x: spot.x + u * cosine - v * sine, y: spot.y + u * sine + v * cosine }
    stamp(scene, look.make(random), {
      ...at,
      turn: random() * FULL_TURN,
      scale: size * within(random, 0.94, 1.06),
      base: spot.floor + (scene.heightAt(at.x, at.y) - spot.floor) * 0.62,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

/** The juice that ran from cooked fruit, sweet with what was baked with it. */
function laySyrup(stage: Stage): void {
  const sweet = stage.dish.foods.find(({ role, heats }) => (role === 'syrup' || role === 'sugar') && heats.length > 0)
  if (sweet !== undefined) layPool(stage, sweet, { x: stage.spot.x, y: stage.spot.y, radius: stage.spot.radius * 0.66 })
}

/** Halves or whole fruit, each with room around it. */
export function layLarge(stage: Stage, food: PlatedFood, look: FoundLook): void {
  const { spot, scene, random } = stage
  const count = Math.min(6, Math.max(1, look.count))
  const isOne = count === 1
  if (food.heats.length > 0) laySyrup(stage)
  for (let index = 0; index < count; index += 1) {
    const angle = -2.4 + (index / count) * FULL_TURN
    const far = isOne ? 0 : spot.radius * (count === 2 ? 0.38 : 0.5)
    stamp(scene, look.make(random), {
      x: spot.x + Math.cos(angle) * far,
      y: spot.y + Math.sin(angle) * far,
      turn: isOne ? 0.4 : angle + 1.2 + within(random, -0.2, 0.2),
      scale: scaleOf(stage) * (isOne ? 1.36 : count === 2 ? 1.2 : 1.02),
      base: spot.floor,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}
