import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse, inRing } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { heaviest, isBreadFood, isEggFood, isFlourFood, isMelting, otherEggOf } from './kinds.ts'
import { EGG_BROWN, EGG_GOLD, eggTintsOf, type EggTints } from './egg-tints.ts'
import { layBread } from './lay-bread.ts'
import { layToppings } from './lay-toppings.ts'
import { meltedCheese } from './melted-cheese.ts'
import { layRolled } from './rolled-omelette.ts'
import { layWholeOmelette } from './whole-omelette.ts'
import { strewFilling } from './strew-filling.ts'
import type { Random } from '../../../drawing/random.ts'
import type { Piece } from '../../scene/piece.ts'
import { isSeen } from './part-look.ts'

/** The batter of an omelette decides whose it is. */
function batterOf(foods: readonly PlatedFood[]): PlatedFood | undefined {
  return heaviest(foods.filter(isEggFood)) ?? heaviest(foods.filter(isFlourFood)) ?? heaviest(foods)
}

interface Flap {
  readonly radius: number
  readonly height: number
  /** Where it is folded: the half above this line is missing, in shares of the radius. */
  readonly fold: number
  readonly browned: number
  readonly tints: EggTints
}

/** A thin sheet of egg, round or folded over. */
function flap(random: Random, { radius, height, fold, browned, tints }: Flap): Piece {
  const offset = random() * 90
  return {
    reach: radius * 1.1,
    paint(u, v, ink) {
      const round = Math.hypot(u, v) - radius + (cloud(u * 0.035 + offset, v * 0.035) - 0.5) * radius * 0.16
      const distance = Math.max(round, -v + fold * radius)
      const patch = cloud(u * 0.055 + offset, v * 0.055)
      ink.mix(tints.pale, tints.deep, smooth(0.25, 0.6, patch))
      ink.over(EGG_GOLD, browned * 0.8 * smooth(0.45, 0.66, patch + (noise(u * 0.5, v * 0.5 + offset) - 0.5) * 0.12))
      ink.over(EGG_BROWN, browned * 0.75 * smooth(0.58, 0.76, patch))
      ink.over(EGG_GOLD, 0.7 * smooth(-2.4, -0.4, round))
      const swell = smooth(0, -radius * 0.35, distance)
      ink.surface(
        0.5,
        0.16,
        height * rounded(distance, height * 1.4) + swell * 3 + (cloud(u * 0.07, v * 0.07 + offset) - 0.5) * 3.4,
      )
      return distance
    },
  }
}

/** Folded over its filling, which shows along the open side. */
function layFolded(stage: Stage, batter: PlatedFood, filling: readonly PlatedFood[]): void {
  const { scene, spot, random } = stage
  const tints = eggTintsOf(stage.dish.foods)
  const radius = spot.radius * 0.88
  const x = spot.x
  const y = spot.y - radius * 0.4
  const turn = -0.22
  const owner = ownerOf(stage, batter)
  const lower = ownerOf(stage, otherEggOf(stage.dish.foods, batter))
  const clip = spot.inside
  stamp(scene, flap(random, { radius, height: 3, fold: -0.12, browned: 0.3, tints }), {
    x,
    y,
    turn,
    owner: lower,
    clip,
    base: spot.floor,
  })
  const open = inRing({ x, y, inner: radius * 0.62, outer: radius * 0.98, start: 0.02, end: Math.PI - 0.45 })
  const cheeses = filling.filter(isMelting)
  const parts = filling.filter((food) => !cheeses.includes(food))
  strewFilling(stage, parts, { pointIn: open, count: 58, mostReach: radius * 0.2, clip })
  for (const cheese of cheeses) meltedCheese(stage, cheese, { pointIn: open, count: 12, size: radius * 0.1, clip })
  const base = spot.floor + 7
  stamp(scene, flap(random, { radius: radius * 0.82, height: 5, fold: -0.14, browned: 0.85, tints }), {
    x,
    y: y - radius * 0.02,
    turn,
    owner,
    clip,
    base,
  })
}

/** An omelette folded over its filling, or a thick one with everything in it. */
export function layOmelette(stage: Stage): void {
  const batter = batterOf(stage.dish.foods)
  if (batter === undefined) return
  const bread = stage.dish.foods.filter(isBreadFood)
  for (const slice of bread) layBread(stage, slice)
  const seen = stage.dish.foods.filter(
    (food) => isSeen(food) && !isEggFood(food) && food !== batter && !bread.includes(food),
  )
  const parts = seen.filter(({ isGarnish }) => !isGarnish)
  const isFolded = stage.dish.traits.includes('folded')
  if (stage.dish.traits.includes('rolled')) {
    layRolled(stage, { batter, filling: parts.length > 0 ? parts : seen, tints: eggTintsOf(stage.dish.foods) })
  } else if (isFolded) layFolded(stage, batter, parts.length > 0 ? parts : seen)
  else layWholeOmelette(stage, batter, parts)
  const garnish = seen.filter(({ isGarnish }) => isGarnish)
  const pointIn = inEllipse({ ...stage.spot, a: stage.spot.radius * 0.55 })
  const isRolled = stage.dish.traits.includes('rolled')
  strewFilling(stage, garnish, { pointIn, count: isRolled ? 14 : 24, mostReach: isRolled ? 8 : 12 })
  layToppings(stage)
}
