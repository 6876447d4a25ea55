import { createRandom, type Random } from '../drawing/random.ts'
import { layCutlery } from './crockery/cutlery.ts'
import type { Spot } from './crockery/spot.ts'
import { FULL_TURN, within } from './paint/chance.ts'
import { colour } from './paint/colour.ts'
import { lump } from './pieces/lump.ts'
import type { PlatedMeal, Vessel } from './plated-meal.ts'
import { CROCKERY, type Scene } from './scene/scene.ts'
import { inRing, spreadOut } from './scene/spots.ts'
import { stamp } from './scene/stamp.ts'
import { layCrockery } from './crockery/lay-crockery.ts'
import { seatingOf } from './seating.ts'

const CRUMB = colour('#C79A5E')
const BROWN_CRUMB = colour('#A87438')
const CRUMBS = 9

/** What one eats from with fork and knife. */
const EATEN_WITH_CUTLERY: ReadonlySet<Vessel> = new Set<Vessel>([
  'plate',
  'deep-plate',
  'bowl',
  'oven-dish',
  'pan',
  'tray',
])

/** Strews a few crumbs towards the rim. */
function layCrumbs(scene: Scene, { x, y, radius }: Spot, random: Random): void {
  const pointIn = inRing({ x, y, inner: radius * 0.2, outer: radius * 0.8 })
  for (const point of spreadOut(random, { count: CRUMBS, pointIn })) {
    const crumb = lump(random, {
      rx: within(random, 1, 2.2),
      ry: within(random, 0.8, 1.5),
      uneven: 0.4,
      colour: CRUMB,
      second: BROWN_CRUMB,
    })
    stamp(scene, crumb, { ...point, turn: random() * FULL_TURN, owner: CROCKERY })
  }
}

/** Sets the same crockery as for the full meal, with crumbs and, where one eats with them, fork and knife. */
export function clearTable(scene: Scene, meal: PlatedMeal): void {
  const { main } = layCrockery(scene, meal, seatingOf(meal))
  // A glass is seen from the front, where no crumb could lie.
  if (main.isFront !== true) layCrumbs(scene, main, createRandom(`${meal.id}: cleared`))
  if (EATEN_WITH_CUTLERY.has(meal.vessel)) layCutlery(scene, main)
}
