import { isVisible } from '../../looks/look-of.ts'
import { FULL_TURN } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { poolSauce, type DishSauce } from '../../plating/dish-sauce.ts'
import { drizzle } from '../../plating/drizzle.ts'
import { isBoiledWhole, isMashed, isPotato, isPulse, isStrewn } from '../../plating/food-kinds.ts'
import { layPieces, type Pile } from '../../plating/lay-pieces.ts'
import { laySideBySide } from '../../plating/lay-side-by-side.ts'
import { isDeep, partStage } from '../../plating/part-stage.ts'
import { spoonSauce } from '../../plating/spoon-over.ts'
import { strewGarnish } from '../../plating/strew-garnish.ts'
import { partOf } from '../../crockery/share-spot.ts'
import { layField } from './grain-bowl.ts'
import { isBraisedCabbage, layBraisedCabbage } from './braised-cabbage.ts'
import { layGrain } from './grain.ts'
import { layMash } from './mash.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pool } from '../../pieces/pool.ts'

/** A slice through a whole head is the dish by itself. */
const isLarge = ({ foodId, cuts }: PlatedFood): boolean => foodId === 'cauliflower' && cuts[0] === 'sliced'

/** Cauliflower as small as rice lies as rice does. */
const isRiced = ({ foodId, cuts }: PlatedFood): boolean => foodId === 'cauliflower' && cuts.includes('minced')

/** Herbs chopped into oil and vinegar, and not strewn: chimichurri. */
const isGreenSauce = ({ role, cuts, grams, isGarnish }: PlatedFood): boolean =>
  role === 'fresh-herb' && cuts.includes('chopped') && !isGarnish && grams >= 10

const GREEN = { colour: colour('#5F8A2C'), second: colour('#44701F'), fat: colour('#A9B84A'), speck: colour('#2F5A1A') }

const greenSauce = (food: PlatedFood): DishSauce => ({ ...GREEN, gloss: 0.8, food, grams: food.grams })

/** Hot vegetables in a heap; potatoes boiled whole lie beside the others. */
export function layVegetables(stage: Stage): void {
  const foods = stage.dish.foods.filter(isVisible)
  // Crushed with a fork, whatever the dish is called.
  if (foods.every((food) => isStrewn(food) || (isPotato(food) && isMashed(food)))) {
    layMash(stage)
    return
  }
  const riced = foods.find(isRiced)
  if (riced !== undefined) {
    layGrain(partStage(stage, stage.spot, [riced, ...foods.filter((food) => food !== riced)]))
    return
  }
  const potatoes = foods.filter(isBoiledWhole)
  const others = foods.filter((food) => !isBoiledWhole(food))
  const heaped = others.filter((food) => !isStrewn(food))
  if (isArranged(stage, heaped)) layArranged(stage, heaped)
  else if (potatoes.length === 0 || heaped.length === 0) layHeap(stage, foods)
  else {
    const { spot } = stage
    layHeap(partStage(stage, partOf(spot, { x: -0.3, y: -0.24, size: 0.66 }), potatoes), potatoes)
    layHeap(partStage(stage, partOf(spot, { x: 0.3, y: 0.28, size: 0.66 }), stage.dish.foods), others)
  }
}

/** From this number of foods on, vegetables under a sauce lie side by side, as for gado-gado. */
const LEAST_ARRANGED = 5

const isArranged = ({ toppings }: Stage, foods: readonly PlatedFood[]): boolean =>
  toppings.length > 0 && foods.length >= LEAST_ARRANGED

function layArranged(stage: Stage, foods: readonly PlatedFood[]): void {
  // Leaves lie in all of the plate, so that none of it shows between the fields.
  const [bed, ...fields] = foods.toSorted((one, other) => rankOfBed(one) - rankOfBed(other))
  if (bed !== undefined) layHeap(stage, [bed])
  for (const [index, food] of fields.entries()) layField(stage, food, { index, count: fields.length })
}

const MUSTARD = {
  colour: colour('#E2AE2E'),
  second: colour('#C98E1C'),
  fat: colour('#F0CC62'),
  speck: colour('#8A5E1A'),
}

/** What clings to vegetables: their sauce, or the mustard in which they were turned. */
function coatOf({ dish }: Stage, sauce: DishSauce | null): Pick<Pile, 'coat'> {
  if (sauce !== null) return { coat: { sauce, amount: 0.35 } }
  return dish.foods.some(({ foodId }) => foodId === 'mustard')
    ? { coat: { sauce: { ...MUSTARD, gloss: 0.6 }, amount: 0.7 } }
    : {}
}

const rankOfBed = ({ role }: PlatedFood): number => (role === 'cabbage' ? 0 : 1)

function layHeap(stage: Stage, foods: readonly PlatedFood[]): void {
  const stewed = foods.filter((food) => !isStrewn(food))
  if (isBraisedCabbage(stewed)) {
    layBraisedCabbage(stage, stewed)
    strewGarnish(stage, foods.filter(isStrewn), 0.62)
    return
  }
  const { spot, random, scene } = stage
  const { x, y, radius, floor, level } = spot
  const sauce = poolSauce(stage.dish.foods)
  const foot = isDeep(spot) ? level - 4 : floor
  if (sauce !== null) {
    stamp(scene, pool(random, { a: radius * 0.88, b: radius * 0.8, height: 2.6, sauce }), {
      x,
      y,
      base: foot,
      owner: ownerOf(stage, sauce.food),
      clip: spot.inside,
    })
  }
  const heaped = foods.filter((food) => !isStrewn(food) && food !== sauce?.food)
  const [only] = heaped
  const large = heaped.find(isLarge)
  if (large !== undefined) {
    const others = heaped.filter((food) => food !== large && !food.isGarnish)
    laySideBySide(stage, large, { x, y, a: radius * 1.1, floor: foot, least: 1, turn: 0.9 })
    layPieces(stage, others, {
      x,
      y,
      a: radius * 0.6,
      b: radius * 0.3,
      turn: -0.5,
      cover: 0.7,
      leastScale: 0.6,
      mostScale: 0.9,
    })
    const green = foods.find(isGreenSauce)
    if (green !== undefined)
      spoonSauce(stage, greenSauce(green), { x, y, a: radius * 0.62, b: radius * 0.3, turn: -0.5 })
    strewGarnish(stage, foods.filter(isStrewn), 0.5)
    return
  }
  if (only !== undefined && heaped.length === 1 && isBoiledWhole(only)) {
    laySideBySide(stage, only, { x, y, a: radius * (radius > 60 ? 0.98 : 0.9), floor: foot, least: 4, turn: FULL_TURN })
    strewGarnish(stage, foods.filter(isStrewn), 0.62)
    return
  }
  layPieces(stage, heaped, {
    x,
    y,
    a: radius * 0.86,
    b: radius * 0.78,
    floor: foot,
    rise: radius * 0.16 + 2,
    // Beans lie apart, or they melt into one green mass.
    cover: heaped.every(isPulse) ? 1.6 : 2.1,
    mostScale: radius <= 60 ? 1.25 : heaped.every(isPulse) ? 1.5 : 1.7,
    ...coatOf(stage, sauce),
  })
  if (sauce === null) drizzle(stage)
  strewGarnish(stage, foods.filter(isStrewn), 0.62)
}
