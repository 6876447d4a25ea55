import { tintOf } from '../../looks/tint-of.ts'
import { within } from '../../paint/chance.ts'
import { between, colour, shaded, type Colour } from '../../paint/colour.ts'
import { cells, cloud, noise } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import { flake } from '../../pieces/flake.ts'
import { stick } from '../../pieces/stick.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Look } from '../../looks/look.ts'
import { pour } from '../../scene/pour.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { strew } from '../../scene/strew.ts'
import { blendOf } from './blend.ts'
import { isSeen, pieceLookOf } from './fallback-look.ts'
import { grainSurface } from './grain-surface.ts'
import { fullLevel, inBowl } from './in-bowl.ts'
import { heaviest, isHerb, isLiquid, isSauce, isSaucy } from './kinds.ts'
import { layToppings, scaleOf } from './lay-toppings.ts'

const GRAIN_ROLES = new Set(['flakes', 'cooked-grain', 'creamy-grain', 'porridge-grain', 'crunchy-cereal'])
const isGrain = ({ role }: PlatedFood): boolean => role !== null && GRAIN_ROLES.has(role)

const DARKENING = new Set(['cocoa', 'dark-chocolate', 'milk-chocolate', 'poppy-seeds'])
const isStirredIn = (food: PlatedFood): boolean =>
  !food.isGarnish &&
  (DARKENING.has(food.foodId) || (food.cuts[0] === 'mashed' && food.role !== 'nut' && !isSaucy(food)))

/** Grain swells in water: its colour counts as that of so many times its grams. */
const SWELLING = 3

/** The colour of a porridge with what was stirred into it. */
const stirredTint = (grain: PlatedFood, stirred: readonly PlatedFood[]): Colour =>
  stirred.length === 0 ? tintOf(grain) : blendOf([{ ...grain, grams: grain.grams * SWELLING }, ...stirred])

/** Porridge below this bump shows the way of the spoon instead of grains, units. */
const SMOOTH_BUMP = 0.5

const PALE = colour('#FCF6E8')
const SPECK = colour('#8A6238')

function pourGrain(
  stage: Stage,
  grain: PlatedFood,
  { level, stirred }: { level: number; stirred: readonly PlatedFood[] },
): void {
  const { spot, scene, random } = stage
  const surface = grainSurface(grain, stirredTint(grain, stirred))
  const { pale, deep, fineness, bump, gloss, specks } = surface
  const milk = heaviest(stage.dish.foods, isMilky)
  const moat = milk === undefined ? pale : between(tintOf(milk), deep, stirred.length === 0 ? 0 : 0.45)
  const offset = random() * 99
  const hasMoat = milk !== undefined
  pour(scene, {
    level,
    inside: spot.inside,
    owner: ownerOf(stage, grain),
    paint({ x, y }, ink) {
      const far = Math.hypot(x - spot.x, y - spot.y) / spot.radius
      const { near, second, luck } = cells(x * fineness + offset, y * fineness)
      const gap = smooth(0.16, 0, second - near)
      const patch = cloud(x * 0.035, y * 0.035 + offset)
      ink.mix(pale, deep, luck * 0.6 + patch * 0.45 - 0.12)
      ink.dim(1 - 0.07 * gap)
      if (luck < specks) ink.over(SPECK, 0.5 * smooth(0.5, 0.2, near))
      if (hasMoat) ink.over(moat, 0.75 * smooth(0.84, 0.9, far + (patch - 0.5) * 0.12))
      const calm = hasMoat ? smooth(0.92, 0.84, far) : 1
      const spoon = (cloud(x * 0.03 + offset, y * 0.03) - 0.5) * (bump < SMOOTH_BUMP ? 11 : 5)
      ink.surface(
        gloss,
        (bump < SMOOTH_BUMP ? 0.03 : 0.12) * calm,
        calm * ((0.55 - near) * bump + spoon + 4.5 * (1 - far * far)),
      )
      if (noise(x * 0.4, y * 0.4) > 0.86) ink.gloss = Math.min(1, gloss + 0.2)
    },
  })
}

const isMilky = ({ role }: PlatedFood): boolean => role === 'milk-like'

const RICES = new Set(['white-rice', 'brown-rice', 'basmati-rice', 'risotto-rice'])

function riceGrain(food: PlatedFood): Look {
  const tint = tintOf(food)
  const second = shaded(tint, 0.94)
  return {
    grams: 1,
    make: (random) =>
      stick(random, {
        length: within(random, 6, 7.6),
        width: 3.5,
        height: 1.7,
        colour: tint,
        second,
        gloss: 0.65,
        square: 0,
        taper: 0.3,
        grain: 0,
      }),
  }
}

/** A flake as it is when it was cooked: swollen, in the colour of the porridge. */
function softFlake(food: PlatedFood, stirred: readonly PlatedFood[]): Look {
  const tint = stirredTint(food, stirred)
  return {
    grams: 1,
    make: flake({
      colour: between(tint, PALE, stirred.length === 0 ? 0.4 : 0.16),
      second: shaded(tint, 0.94),
      length: 5.6,
      curl: 0.3,
    }),
  }
}

/** A porridge: thick, in the grain and colour of what was cooked, toppings in fields that fill. */
export function layPorridge(given: Stage): void {
  const stage = inBowl(given)
  const { foods } = stage.dish
  const grain = heaviest(foods, isGrain) ?? heaviest(foods)
  if (grain === undefined) return
  const stirred = foods.filter((food) => food !== grain && (isStirredIn(food) || DARKENING.has(food.foodId)))
  const level = fullLevel(stage) - 1
  pourGrain(stage, grain, { level, stirred })
  const { x, y, radius } = stage.spot
  if (RICES.has(grain.foodId)) {
    strew(stage, grain, {
      pointIn: inEllipse({ x, y, a: radius * 0.86 }),
      count: 230,
      most: 230,
      tries: 2,
      look: riceGrain(grain),
      scale: scaleOf(stage) * 1.1,
      sink: 1.1,
    })
  } else if (grain.role === 'flakes') {
    const look = softFlake(grain, stirred)
    strew(stage, grain, {
      pointIn: inEllipse({ x, y, a: radius * 0.84 }),
      count: 84,
      most: 84,
      tries: 3,
      look,
      scale: scaleOf(stage) * 1.2,
      sink: 0.9,
    })
  }
  const rest = foods.filter((food) => food !== grain && isSeen(food) && !isLiquid(food))
  const base = level + 2
  layBits(
    stage,
    rest.filter((food) => stirred.includes(food) || isCookedIn(food) || isOnion(food)),
    base,
  )
  layToppings(
    stage,
    rest.filter((food) => !stirred.includes(food) && !isCookedIn(food) && !isOnion(food)),
    base,
  )
}

/** Boiled with the porridge in small pieces: raisins, grated carrot. */
const isCookedIn = (food: PlatedFood): boolean =>
  !food.isGarnish &&
  !isSauce(food) &&
  !isHerb(food) &&
  food.heats[0] === 'boiled' &&
  (food.role === 'dried-fruit' || food.cuts[0] === 'grated' || food.role === 'green-pulse')

/** Rings of onion are strewn over a savoury porridge. */
const isOnion = ({ role, cuts }: PlatedFood): boolean => role === 'onion-family' && cuts[0] === 'sliced'

/** What is all through the porridge: some of it shows. */
function layBits(stage: Stage, foods: readonly PlatedFood[], base: number): void {
  const { x, y, radius } = stage.spot
  for (const food of foods) {
    if (food.foodId === 'cocoa') continue
    const look = pieceLookOf(food)
    strew(stage, food, {
      pointIn: inEllipse({ x, y, a: radius * 0.82 }),
      count: Math.min(food.cuts[0] === 'grated' ? 48 : 26, Math.max(10, look.count)),
      scale: scaleOf(stage) * (food.role === 'green-pulse' ? 1.3 : 0.95),
      sink: isOnion(food) ? 0 : 2.2,
      base: () => base + 1,
      look,
    })
  }
}
