import { isVisible } from '../looks/look-of.ts'
import { pool } from '../pieces/pool.ts'
import type { PlatedFood } from '../plated-meal.ts'
import { ownerOf, type Stage } from '../scene/stage.ts'
import { stamp } from '../scene/stamp.ts'
import { companionsOf, layWithCompanions } from './companions.ts'
import { poolSauce, type DishSauce } from './dish-sauce.ts'
import { isGrain, isMashed, isNoodle, isStrewn, isTopper } from './food-kinds.ts'
import { layPieces } from './lay-pieces.ts'
import { turned } from './turned.ts'
import { strewGarnish } from './strew-garnish.ts'

/** The main thing of a plate, and how it is laid. */
export interface Hero {
  /** The food it is made of; the heaviest that fits. */
  readonly isHero: (food: PlatedFood) => boolean
  /** Foods that are worked into it and show on it only in bits. */
  readonly isWorkedIn?: (food: PlatedFood, hero: PlatedFood) => boolean
  readonly lay: (stage: Stage, served: ServedHero) => void
}

export interface ServedHero {
  readonly hero: PlatedFood
  readonly workedIn: readonly PlatedFood[]
  readonly sauce: DishSauce | null
}

const byGrams = (foods: readonly PlatedFood[]): PlatedFood[] => foods.toSorted((one, other) => other.grams - one.grams)

/** Lays the main thing in front, its sauce under it, what belongs on it over it, and all others in places behind. */
export function layHero(stage: Stage, { isHero, isWorkedIn = () => false, lay }: Hero): void {
  const all = stage.dish.foods
  const visible = all.filter(isVisible)
  const hero = byGrams(visible.filter(isHero))[0] ?? byGrams(all.filter(isHero))[0] ?? byGrams(visible)[0]
  if (hero === undefined) return
  const sauce = poolSauce(all)
  const others = visible.filter((food) => food !== hero && food !== sauce?.food)
  const workedIn = others.filter((food) => isWorkedIn(food, hero))
  const free = others.filter((food) => !workedIn.includes(food))
  const beside = free.filter((food) => !isTopper(food))
  const toppers = free.filter(isTopper)
  const isBed = isCrowded(stage) && beside.every(isCookedAlong)
  layWithCompanions(stage, isBed ? [] : companionsOf(beside), (main) => {
    if (sauce !== null) laySaucePool(main, sauce)
    // With a sauce they are spooned over it, without one they lie under it.
    const isUnder = isBed && beside.length > 0 && sauce === null
    if (isUnder) layBed(main, beside)
    lay(isUnder ? lifted(main) : main, { hero, workedIn, sauce })
    if (isBed && sauce !== null) spoonOver(main, beside, sauce)
    layToppers(main, toppers)
  })
}

/** Whether other dishes lie on the same plate, so that there is no room for more beside this one. */
const isCrowded = ({ spot }: Stage): boolean => spot.lie !== undefined

const isCookedAlong = (food: PlatedFood): boolean => !isGrain(food) && !isNoodle(food) && !isMashed(food)

/** Vegetables that were cooked with the main thing lie under it and show around it. */
function layBed(stage: Stage, foods: readonly PlatedFood[]): void {
  const { x, y, radius, floor, lie = -0.2 } = stage.spot
  layPieces(stage, foods, {
    x,
    y,
    a: radius * 0.9,
    b: radius * 0.66,
    turn: lie,
    floor,
    rise: 1,
    cover: 1.15,
    leastScale: 0.75,
  })
}

/** Spoons what is in the sauce over the lower side of the main thing. */
function spoonOver(stage: Stage, foods: readonly PlatedFood[], sauce: DishSauce): void {
  const { x, y, radius, lie = -0.2 } = stage.spot
  const middle = turned({ x, y }, { u: 0, v: radius * 0.34, turn: lie })
  const pile = { ...middle, a: radius * 0.72, b: radius * 0.26, turn: lie, isLoose: true, rise: 1 }
  layPieces(stage, foods, { ...pile, cover: 1, leastScale: 0.75, mostScale: 1.1, coat: { sauce, amount: 0.22 } })
}

/** Height of a bed of vegetables, units. */
const BED = 5

const lifted = (stage: Stage): Stage => ({ ...stage, spot: { ...stage.spot, floor: stage.spot.floor + BED } })

function layToppers(stage: Stage, foods: readonly PlatedFood[]): void {
  const { x, y, radius, lie = -0.2 } = stage.spot
  const pile = {
    x,
    y,
    a: radius * 0.56,
    b: radius * 0.34,
    turn: lie,
    cover: 0.5,
    rise: 1,
    leastScale: 0.9,
    mostScale: 1.2,
  }
  layPieces(
    stage,
    foods.filter((food) => !isStrewn(food)),
    pile,
  )
  strewGarnish(stage, foods.filter(isStrewn), 0.56)
}

function laySaucePool(stage: Stage, sauce: DishSauce): void {
  const { x, y, radius, floor, inside, lie = -0.2 } = stage.spot
  stamp(stage.scene, pool(stage.random, { a: radius * 0.98, b: radius * 0.82, height: 2.8, sauce }), {
    x,
    y: y + radius * 0.04,
    base: floor,
    turn: lie,
    owner: ownerOf(stage, sauce.food),
    clip: inside,
  })
}
