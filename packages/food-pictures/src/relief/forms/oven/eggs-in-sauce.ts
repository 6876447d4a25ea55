import { shaded, colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import { eggHalf, friedEgg } from '../../pieces/egg.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { pour } from '../../scene/pour.ts'
import { inEllipse, type Point } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { heaviest, isBreadFood, isEggFood, isLiquid } from './kinds.ts'
import { layBread } from './lay-bread.ts'
import { sauceOf } from './sauce-tint.ts'
import { strewFilling } from './strew-filling.ts'
import { isSeen } from './part-look.ts'

const OIL = colour('#E39A3C')
const TOFU = colour('#FCF6E6')
const TOFU_SHADE = colour('#EFE4C8')
/** How far, in shares of the radius. */
const AWAY = 0.09
const GRAMS_OF_AN_EGG = 55

/** Where eggs lie, from one to five, in shares of the radius. */
function nestsOf({ x, y, radius }: Stage['spot'], count: number): Point[] {
  if (count === 1) return [{ x, y }]
  const far = radius * (count === 2 ? 0.4 : 0.48)
  // On a part of a plate they keep away from what lies beside them.
  const off = Math.hypot(x, y) > radius * 0.1 ? (radius * AWAY) / Math.hypot(x, y) : 0
  return Array.from({ length: count }, (_, index) => {
    const angle = -0.5 + (index / count) * Math.PI * 2
    return { x: x * (1 + off) + Math.cos(angle) * far, y: y * (1 + off) + Math.sin(angle) * far }
  })
}

function pourSauce(stage: Stage): number {
  const { scene, spot } = stage
  const sauce = sauceOf(stage.dish.foods)
  const level = spot.floor + 4.5
  if (sauce === null) return level
  const isRed = sauce.food.role === 'tomato-sauce' || sauce.food.role === 'tomato'
  const deep = shaded(sauce.tint, isRed ? 0.72 : 0.86)
  pour(scene, {
    level,
    inside: (x, y) => spot.inside(x, y) && Math.hypot(x - spot.x, y - spot.y) < spot.radius,
    owner: ownerOf(stage, sauce.food),
    paint({ x, y }, ink) {
      const thick = cloud(x * 0.09, y * 0.09)
      ink.mix(sauce.tint, deep, smooth(0.3, 0.7, thick))
      if (isRed) ink.over(OIL, 0.45 * smooth(0.64, 0.74, cloud(x * 0.06 + 9, y * 0.06)))
      ink.surface(0.8, 0.15, (thick - 0.5) * 3.4)
    },
  })
  return level
}

function layEggs(stage: Stage, egg: PlatedFood, level: number): void {
  const { scene, spot, random } = stage
  const isHalved = egg.cuts.includes('halved') || egg.cuts.includes('quartered')
  const count = Math.max(1, Math.min(5, Math.round(egg.grams / GRAMS_OF_AN_EGG)))
  const owner = ownerOf(stage, egg)
  const scale = Math.max(0.55, Math.min(1.1, spot.radius / 78)) * (count > 3 ? 0.85 : 1)
  const pieces = isHalved ? count * 2 : count
  for (const [index, point] of nestsOf(spot, pieces).entries()) {
    const piece = isHalved ? eggHalf(random) : friedEgg(false)(random)
    const turn = isHalved ? index * 1.5 + 0.4 : random() * 6
    stamp(scene, piece, {
      ...point,
      turn,
      scale: scale * (isHalved ? 1.25 : 1.1),
      base: level - (isHalved ? 2 : 0.6),
      owner,
      clip: spot.inside,
    })
  }
}

/** Silken tofu in the place of eggs: large white spoonfuls. */
function layTofu(stage: Stage, tofu: PlatedFood, level: number): void {
  const { scene, spot, random } = stage
  const owner = ownerOf(stage, tofu)
  for (const point of nestsOf(spot, 5)) {
    const piece = lump(random, {
      rx: 21,
      ry: 16,
      height: 8,
      edge: 8,
      uneven: 0.3,
      colour: TOFU,
      second: TOFU_SHADE,
      gloss: 0.7,
      grain: 0.1,
      rough: 4,
      fineness: 0.07,
      mottle: 0.02,
    })
    stamp(scene, piece, {
      ...point,
      turn: random() * 6,
      scale: spot.radius / 80,
      base: level - 1,
      owner,
      clip: spot.inside,
    })
  }
}

/** Eggs in a thick sauce, as they come from the pan. */
export function layEggsInSauce(stage: Stage): void {
  const { spot } = stage
  const { x, y, radius } = spot
  const level = pourSauce(stage)
  const bread = stage.dish.foods.filter(isBreadFood)
  const foods = stage.dish.foods.filter((food) => isSeen(food) && !bread.includes(food))
  const eggs = foods.filter(isEggFood)
  const tofu = stage.dish.foods.filter(({ foodId }) => foodId === 'silken-tofu')
  const parts = foods.filter((food) => !isEggFood(food) && !tofu.includes(food) && !isLiquid(food))
  const cooked = parts.filter(({ isGarnish, heats }) => !isGarnish && heats.length > 0)
  strewFilling(stage, cooked, { pointIn: inEllipse({ x, y, a: radius * 0.8 }), count: 54, mostReach: 13, sink: 1.6 })
  const egg = heaviest(eggs)
  if (egg !== undefined) layEggs(stage, egg, level)
  for (const food of tofu) layTofu(stage, food, level)
  strewFilling(
    stage,
    parts.filter((food) => !cooked.includes(food)),
    { pointIn: inEllipse({ x, y, a: radius * 0.78 }), count: 34, mostReach: 10 },
  )
  for (const slice of bread) layBread(stage, slice)
}
