import { tintOf } from '../../looks/tint-of.ts'
import { within } from '../../paint/chance.ts'
import { colour, shaded } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { lump } from '../../pieces/lump.ts'
import { dice } from '../../pieces/dice.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Look } from '../../looks/look.ts'
import { pour } from '../../scene/pour.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'
import { isSeen, pieceLookOf } from './fallback-look.ts'
import { fullLevel, inBowl } from './in-bowl.ts'
import { heaviest, isCrunch, isHerb, isLiquid } from './kinds.ts'
import { layToppings, scaleOf } from './lay-toppings.ts'
import { layPool } from './pool.ts'

const DOUGH = colour('#F8EBC6')
const DOUGH_DEEP = colour('#EDD8A0')

/** Small dumplings rubbed from dough. */
const rubbedDough: Look = {
  grams: 0.6,
  make: (random) => {
    const long = random()
    return lump(random, {
      rx: within(random, 3, 5) + long * 3,
      ry: within(random, 2.4, 3.2) + long * 1.2,
      height: 3.4,
      uneven: 0.5,
      colour: DOUGH,
      second: DOUGH_DEEP,
      gloss: 0.6,
      grain: 0.4,
      fineness: 0.24,
    })
  },
}

/** Milk over what lies in it, which shines through where it is just under the surface. */
function pourMilk(stage: Stage, milk: PlatedFood, level: number): void {
  const tint = tintOf(milk)
  const deep = shaded(tint, 0.93)
  pour(stage.scene, {
    level,
    inside: stage.spot.inside,
    owner: ownerOf(stage, milk),
    paint({ x, y, depth }, ink) {
      const red = ink.red
      const green = ink.green
      const blue = ink.blue
      const hidden = 0.3 + 0.7 * Math.min(1, depth / 2.6)
      ink.mix(tint, deep, cloud(x * 0.025, y * 0.025))
      ink.red = red + (ink.red - red) * hidden
      ink.green = green + (ink.green - green) * hidden
      ink.blue = blue + (ink.blue - blue) * hidden
      ink.surface(0.7, 0, 0)
    },
  })
}

const isFlour = ({ role }: PlatedFood): boolean => role === 'wheat-flour' || role === 'gluten-free-flour'

const BUTTER = colour('#FBE38C')
const BUTTER_DEEP = colour('#F6D66A')

function layButter(stage: Stage, butter: PlatedFood, level: number): void {
  const { spot, scene, random } = stage
  const at = { x: spot.x - spot.radius * 0.08, y: spot.y - spot.radius * 0.06 }
  layPool(stage, butter, { ...at, radius: spot.radius * 0.2 })
  const knob = dice(random, { half: 8, colour: BUTTER, second: BUTTER_DEEP, gloss: 0.8 })
  stamp(scene, knob, { ...at, turn: 0.5, base: level + 2, owner: ownerOf(stage, butter) })
}

/** Milk with dumplings, flakes or noodles in it, half under the milk. */
export function layMilkSoup(given: Stage): void {
  const stage = inBowl(given)
  const { spot, dish } = stage
  const milk = heaviest(dish.foods, (food) => isLiquid(food) && food.foodId !== 'water') ?? dish.foods[0]
  if (milk === undefined) return
  const level = fullLevel(stage)
  const flour = dish.foods.find(isFlour)
  const foods = dish.foods.filter((food) => food !== milk && food !== flour && isSeen(food))
  const swimming = foods.filter((food) => isCrunch(food) && !food.isGarnish)
  const area = { x: spot.x, y: spot.y + spot.radius * 0.03 }
  const bodies: readonly PlatedFood[] = flour === undefined ? swimming : [flour, ...swimming]
  pourMilk(stage, milk, level - 4)
  for (const food of bodies) {
    const look = food === flour ? rubbedDough : pieceLookOf(food)
    const count = Math.min(food === flour ? 190 : 90, Math.round(food.grams / look.grams))
    strew(stage, food, {
      pointIn: inEllipse({ ...area, a: spot.radius * 0.88 }),
      count,
      most: 200,
      tries: 4,
      base: () => level - within(stage.random, 2.8, 5),
      look,
      scale: scaleOf(stage) * 1.15,
    })
  }
  pourMilk(stage, milk, level)
  for (const food of bodies) {
    const look = food === flour ? rubbedDough : pieceLookOf(food)
    const count = Math.min(food === flour ? 80 : 46, Math.round((food.grams / look.grams) * 0.6))
    strew(stage, food, {
      pointIn: inEllipse({ ...area, a: spot.radius * 0.78, b: spot.radius * 0.7 }),
      count,
      tries: 3,
      base: ({ x, y }) => Math.max(level - within(stage.random, 0.6, 2.4), stage.scene.heightAt(x, y) - 1.4),
      look,
      scale: scaleOf(stage) * 1.3,
    })
  }
  const butter = dish.foods.find(({ role }) => role === 'spread-fat')
  if (butter !== undefined) layButter(stage, butter, level)
  const toppings = foods.filter((food) => !swimming.includes(food) && food !== butter && !isLiquid(food))
  layToppings(stage, [...toppings.filter((food) => !isHerb(food)), ...toppings.filter(isHerb)], level)
}
