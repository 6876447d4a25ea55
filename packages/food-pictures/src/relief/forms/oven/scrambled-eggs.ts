import type { Look } from '../../looks/look.ts'
import { colour } from '../../paint/colour.ts'
import { within } from '../../paint/chance.ts'
import { eggCurd } from '../../pieces/egg.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { isWholeMushroom, layWholeMushrooms } from '../../plating/whole-mushrooms.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { heap } from '../../scene/heap.ts'
import { inEllipse } from '../../scene/spots.ts'
import type { Stage } from '../../scene/stage.ts'
import { coveringHelpings } from './cover.ts'
import { heaviest, isBreadFood, isEggFood } from './kinds.ts'
import { layBread } from './lay-bread.ts'
import { strewFilling } from './strew-filling.ts'
import { isSeen } from './part-look.ts'

const TOFU = colour('#F5D873')
const TOFU_PALE = colour('#F9E8AC')
const TOFU_GOLD = colour('#E6AE36')

/** A crumb of tofu from the pan, yellow with turmeric. */
const tofuCrumb: PieceMaker = (random) =>
  lump(random, {
    rx: within(random, 5, 9.5),
    ry: within(random, 4, 6.5),
    height: 6,
    edge: 3,
    uneven: 0.4,
    colour: random() < 0.4 ? TOFU_GOLD : TOFU,
    second: TOFU_PALE,
    gloss: 0.35,
    grain: 0.45,
    rough: 1.6,
    browned: random() < 0.3 ? 0.45 : 0,
  })

const CURDS: Look = { make: eggCurd, grams: 4 }
const CRUMBS: Look = { make: tofuCrumb, grams: 3 }

/** Crumbs of tofu are small: among them less is laid, or they would not be seen. */
const AMONG_CRUMBS = 0.6

const gramsOf = (foods: readonly PlatedFood[]): number => foods.reduce((sum, { grams }) => sum + grams, 0)

/** How often what was stirred in covers the dish: the more, the heavier it is beside the eggs. */
function timesOf(body: PlatedFood, stirred: readonly PlatedFood[]): number {
  const grams = gramsOf(stirred)
  return Math.min(1.3, 0.3 + (0.6 * grams) / Math.max(20, body.grams))
}

/** Soft curds of egg, or crumbled tofu, with what was stirred in. */
export function layScrambledEggs(stage: Stage): void {
  const { spot } = stage
  const { x, y, radius } = spot
  const eggs = stage.dish.foods.filter(isEggFood)
  const body =
    heaviest(eggs) ??
    heaviest(stage.dish.foods.filter(({ role }) => role === 'tofu-like')) ??
    heaviest(stage.dish.foods)
  if (body === undefined) return
  const bread = stage.dish.foods.filter(isBreadFood)
  for (const slice of bread) layBread(stage, slice)
  const rest = stage.dish.foods.filter(
    (food) => isSeen(food) && !bread.includes(food) && !isEggFood(food) && food !== body,
  )
  const whole = rest.filter(isWholeMushroom)
  const stirred = rest.filter((food) => !food.isGarnish && !whole.includes(food))
  const move = bread.length > 0 ? radius * 0.1 : 0
  const a = radius * (bread.length > 0 ? 0.72 : 0.78)
  const scale = Math.max(0.66, Math.min(1.12, radius / 75))
  const isEgg = eggs.length > 0
  const area = Math.PI * a * a
  const curds = {
    food: body,
    look: isEgg ? CURDS : CRUMBS,
    count: Math.round((isEgg ? 44 : 175) * (radius / 85) ** 1.2),
  }
  const stirredShare = gramsOf(stirred) / Math.max(1, gramsOf(stirred) + gramsOf(whole))
  const parts = coveringHelpings(stirred, {
    area,
    times: timesOf(body, stirred) * (isEgg ? 1 : AMONG_CRUMBS) * stirredShare,
    scale: scale * 0.9,
  })
  heap(stage, [curds, ...parts], { x: x + move, y: y + move, a, rise: radius * 0.13, scale })
  const pointIn = inEllipse({ x: x + move, y: y + move, a: a * 0.8 })
  strewFilling(stage, stirred, { pointIn, count: isEgg ? 6 + stirred.length * 5 : 6, mostReach: 13 * scale, sink: 1.5 })
  layWholeMushrooms(stage, whole, { x: x + move, y: y + move, a: a * 0.76 })
  strewFilling(
    stage,
    rest.filter(({ isGarnish }) => isGarnish),
    { pointIn, count: 26, mostReach: 12 },
  )
}
