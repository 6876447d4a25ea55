import type { FoundLook } from '../../looks/look.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
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

/** Long slices side by side, as they fell from the knife. */
export function layFan(stage: Stage, food: PlatedFood, look: FoundLook): void {
  const { spot, scene, random } = stage
  const isSide = stage.dish.place === 'beside'
  const size = scaleOf(stage) * (isSide ? 1.3 : 1.16)
  const count = Math.min(isSide ? 5 : 7, Math.max(2, look.count))
  const step = Math.min(look.make(() => 0.5).reach * size * (isSide ? 0.74 : 0.5), (spot.radius * 1.7) / count)
  const lean = -0.5
  const ground = Math.max(spot.floor, scene.heightAt(spot.x, spot.y))
  for (let index = 0; index < count; index += 1) {
    const across = (index - (count - 1) / 2) * step
    stamp(scene, look.make(random), {
      x: spot.x - Math.sin(lean) * across,
      y: spot.y + Math.cos(lean) * across,
      turn: lean + (index - (count - 1) / 2) * 0.07 + within(random, -0.04, 0.04),
      scale: size,
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

/** Small pieces heaped loosely over a part of the plate. */
export function layHeap(
  stage: Stage,
  food: PlatedFood,
  { look, sector, scale = 1.18 }: { look: FoundLook; sector: Sector; scale?: number },
): void {
  const { spot, scene, random } = stage
  const isRound = sector.end - sector.start > 6
  const middle = (sector.start + sector.end) / 2
  const width = Math.min(1, (sector.end - sector.start) / FULL_TURN)
  const far = isRound ? 0 : spot.radius * (0.5 - width * 0.22)
  const area = inEllipse({
    x: spot.x + Math.cos(middle) * far,
    y: spot.y + Math.sin(middle) * far,
    a: spot.radius * (isRound ? 0.7 : 0.42),
    b: spot.radius * (isRound ? 0.66 : 0.3 + width * 0.6),
    turn: middle,
  })
  const count = Math.min(46, Math.max(3, look.count))
  for (const point of spreadOut(random, { count, pointIn: area, tries: 12 })) {
    stamp(scene, look.make(random), {
      ...point,
      turn: random() * FULL_TURN,
      scale: scaleOf(stage) * scale * within(random, 0.94, 1.06),
      base: spot.floor + (scene.heightAt(point.x, point.y) - spot.floor) * 0.62,
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
