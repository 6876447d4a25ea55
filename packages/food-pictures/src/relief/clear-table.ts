import { createRandom } from '../drawing/random.ts'
import { layCutlery } from './crockery/cutlery.ts'
import { within } from './paint/chance.ts'
import { colour } from './paint/colour.ts'
import { lump } from './pieces/lump.ts'
import type { PlatedMeal } from './plated-meal.ts'
import { CROCKERY, type Scene } from './scene/scene.ts'
import { inRing, spreadOut } from './scene/spots.ts'
import { stamp } from './scene/stamp.ts'
import { layCrockery } from './crockery/lay-crockery.ts'
import { seatingOf } from './seating.ts'

const CRUMB = colour('#C79A5E')
const BROWN_CRUMB = colour('#A87438')
const CRUMBS = 9

/** Sets the same crockery as for the full meal, with crumbs and, where one eats with them, fork and knife. */
export function clearTable(scene: Scene, meal: PlatedMeal): void {
  const { main: spot } = layCrockery(scene, meal, seatingOf(meal))
  const random = createRandom(`${meal.id}: cleared`)
  const { x, y, radius } = spot
  const pointIn = inRing({ x, y, inner: radius * 0.2, outer: radius * 0.8 })
  for (const point of spreadOut(random, { count: CRUMBS, pointIn })) {
    const crumb = lump(random, {
      rx: within(random, 1, 2.2),
      ry: within(random, 0.8, 1.5),
      uneven: 0.4,
      colour: CRUMB,
      second: BROWN_CRUMB,
    })
    stamp(scene, crumb, { ...point, turn: random() * 6, owner: CROCKERY })
  }
  if (EATEN_WITH_CUTLERY.has(meal.vessel)) layCutlery(scene, spot)
}

const EATEN_WITH_CUTLERY: ReadonlySet<PlatedMeal['vessel']> = new Set([
  'plate',
  'deep-plate',
  'bowl',
  'oven-dish',
  'pan',
  'tray',
])
