import type { PlatedMeal } from './plated-meal.ts'
import { seatingOf } from './seating.ts'
import { BOX, CROCKERY, type Owner, type Scene } from './scene/scene.ts'
import type { TableAreas } from './set-table.ts'

/** What can be measured of a picture, because each pixel knows whose it is. */
export interface Judgement {
  /** Share of the main crockery's well that food covers, 0 to 1. */
  readonly coverage: number
  /** Pixels of a side dish outside its bowl, and of other dishes inside it. Both should be 0. */
  readonly strayed: number
  readonly intruded: number
  /** Share of the picture by food, of the foods that are seen at all. */
  readonly shares: readonly (Owner & { readonly share: number })[]
}

/** Pixels by what they mean. */
interface Tally {
  well: number
  covered: number
  strayed: number
  intruded: number
}

interface SeenPoint {
  readonly isFood: boolean
  /** Belongs to a dish that should lie in the side bowl. */
  readonly isOfBowl: boolean
  readonly isInBowl: boolean
  readonly isInWell: boolean
}

function add(tally: Tally, { isFood, isOfBowl, isInBowl, isInWell }: SeenPoint): void {
  if (isInWell && !isInBowl) {
    tally.well += 1
    if (isFood && !isOfBowl) tally.covered += 1
  }
  if (isOfBowl && !isInBowl) tally.strayed += 1
  if (isFood && !isOfBowl && isInBowl) tally.intruded += 1
}

/** Milk that is drunk with fruit stands in the cup, though its dish lies on the plate. */
function isServedInBowl({ dish, foodId }: Owner, meal: PlatedMeal): boolean {
  if (meal.dishes[dish]?.place === 'bowl') return true
  const { inBowl } = seatingOf(meal)
  return inBowl?.index === dish && inBowl.dish.foods.some((food) => food.foodId === foodId)
}

/** Measures a picture that was set. */
export function judge(scene: Scene, meal: PlatedMeal, { main, side }: TableAreas): Judgement {
  const ofBowl = scene.owners.map((owner) => owner !== null && side !== null && isServedInBowl(owner, meal))
  const pixels = new Float64Array(scene.owners.length)
  const tally: Tally = { well: 0, covered: 0, strayed: 0, intruded: 0 }
  for (let pixel = 0; pixel < scene.ownership.length; pixel += 1) {
    const owner = scene.ownership[pixel] ?? 0
    pixels[owner] = (pixels[owner] ?? 0) + 1
    const x = (pixel % scene.size) / scene.scale - BOX / 2
    const y = Math.floor(pixel / scene.size) / scene.scale - BOX / 2
    add(tally, {
      isFood: owner > CROCKERY,
      isOfBowl: ofBowl[owner] ?? false,
      isInBowl: side?.inside(x, y) ?? false,
      isInWell: main.inside(x, y),
    })
  }
  const { well, covered, strayed, intruded } = tally
  const shares = scene.owners.flatMap((owner, index) =>
    owner === null ? [] : [{ ...owner, share: (pixels[index] ?? 0) / scene.ownership.length }],
  )
  return { coverage: covered / Math.max(1, well), strayed, intruded, shares }
}
