import type { Ink } from '../paint/ink.ts'
import { box, smooth } from '../paint/shape.ts'
import { CROCKERY, type Scene } from '../scene/scene.ts'
import { stamp } from '../scene/stamp.ts'
import type { Slab } from './board.ts'
import type { GlazeName } from './glaze-names.ts'
import { fire, GLAZES } from './glazes.ts'
import type { Spot } from './spot.ts'
import { turnedInside } from './turned-inside.ts'

const FLOOR = 3
const WALL = 6.2

/** The height of the dish at this distance from its outer edge: floor, wall, rim, ears. */
function heightAt(distance: number, ear: number): number {
  if (distance < -6) return FLOOR + 12 * Math.max(0, 1 + (distance + 6) / 16) ** 2
  if (distance < 0) return 16 - 2 * ((distance + 3) / 3) ** 2
  return 13.5 - 2 * (1 - Math.min(1, -ear / 3)) ** 2
}

/** A stoneware dish with two ears. */
export function layOvenDish(scene: Scene, slab: Slab, glaze: GlazeName): Spot {
  const { x, y, halfWidth, halfHeight, turn } = slab
  const { rim, well } = GLAZES[glaze]
  const body = box(halfWidth, halfHeight, 30)
  const ears = box(halfWidth + 13, halfHeight * 0.36, 9)
  const dish = {
    reach: halfWidth * 1.3,
    paint(u: number, v: number, ink: Ink): number {
      const distance = body(u, v)
      const ear = ears(u, v)
      ink.mix(well, rim, smooth(-9, -6, distance))
      fire(ink, u, v)
      ink.height = heightAt(distance, ear)
      return Math.min(distance, ear)
    },
  }
  stamp(scene, dish, { x, y, turn, base: 0, owner: CROCKERY })
  return {
    x,
    y,
    radius: halfHeight - 8,
    halfWidth: halfWidth - 9,
    halfHeight: halfHeight - 9,
    turn,
    floor: FLOOR,
    level: 9,
    inside: turnedInside({ x, y, turn }, box(halfWidth - WALL, halfHeight - WALL, 24)),
  }
}
