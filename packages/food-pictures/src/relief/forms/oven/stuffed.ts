import { shaded } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { pour } from '../../scene/pour.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, stageOfTopping, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { fillShell } from './fill-shell.ts'
import { gridOf } from './grid.ts'
import { layLanterns } from './lanterns.ts'
import { heaviest, isLiquid } from './kinds.ts'
import { sauceOf } from './sauce-tint.ts'
import { leafShell } from './leaf-shell.ts'
import { shellPiece } from './shell-piece.ts'
import { shellFoodOf, shellOf } from './shells.ts'
import { pointsOfSpot } from './spot-points.ts'
import { strewFilling } from './strew-filling.ts'
import { isSeen } from './part-look.ts'

const MOST = 8
const LEAST = 2
/** How brown a shell from the oven is. */
const BAKED = 0.55
/** Sauces below this many grams are only brushed on. */
const LEAST_SAUCE = 40

/** A sauce that stuffed vegetables stand in. */
function pourUnder(stage: Stage, foods: readonly PlatedFood[]): void {
  const wet = foods.filter((food) => isLiquid(food) && !food.isTakenIn && food.grams >= LEAST_SAUCE)
  const sauce = wet.length === 0 ? null : sauceOf(wet)
  if (sauce === null) return
  const { scene, spot } = stage
  const deep = shaded(sauce.tint, 0.75)
  const far = spot.radius * 0.94
  pour(scene, {
    level: spot.floor + 3,
    inside: (x, y) =>
      spot.inside(x, y) &&
      (spot.halfWidth !== spot.halfHeight ||
        Math.hypot(x - spot.x, y - spot.y) + (cloud(x * 0.05, y * 0.05) - 0.5) * 16 < far),
    owner: ownerOf(stage, sauce.food),
    paint({ x, y }, ink) {
      const patch = cloud(x * 0.07, y * 0.07)
      ink.mix(sauce.tint, deep, smooth(0.3, 0.7, patch))
      ink.surface(0.75, 0.1, (patch - 0.5) * 2)
    },
  })
}

/** Cheese and marzipan are pressed in with a spoon, not set in as cubes. */
const asPressed = (food: PlatedFood): PlatedFood =>
  food.cuts.length === 0 && (food.role === 'salad-cheese' || food.foodId === 'marzipan')
    ? { ...food, cuts: ['crumbled'] }
    : food

/** A sauce of its own that is poured around: its herbs swim in it. */
function pourAround(stage: Stage): void {
  for (const topping of stage.toppings) {
    const around = stageOfTopping(stage, topping)
    const { foods } = topping.dish
    pourUnder(
      around,
      foods.map((food) => ({ ...food, isTakenIn: false })),
    )
    const herbs = foods.filter((food) => isSeen(food) && !isLiquid(food))
    strewFilling(around, herbs, { pointIn: pointsOfSpot(stage.spot, 0.86), count: 34, mostReach: 7 })
  }
}

/** Vegetables that are filled, baked or raw: the shell by its food, the filling by what fills it. */
export function layStuffed(stage: Stage): void {
  const { spot, scene, random } = stage
  const foods = stage.dish.foods
  const shellFood = shellFoodOf(foods) ?? heaviest(foods)
  if (shellFood === undefined) return
  if (stage.dish.traits.includes('carved')) {
    layLanterns(stage, shellFood)
    return
  }
  const browned = shellFood.heats.length > 0 ? BAKED : 0
  pourUnder(stage, foods)
  pourAround(stage)
  const shell = shellOf(shellFood)
  const count = Math.max(LEAST, Math.min(MOST, Math.round(shellFood.grams / shell.grams)))
  const grid = gridOf(spot, count, { a: shell.a * 1.08, b: shell.b * 1.08 })
  const scale = Math.min(grid.scale, 1.7)
  const others = foods.filter((food) => food !== shellFood)
  const seen = others.filter((food) => isSeen(food))
  const filling = seen.filter((food) => !food.isGarnish && !(isLiquid(food) && food.grams >= LEAST_SAUCE))
  const held =
    filling.length > 0 ? filling.map(asPressed) : others.filter(({ isTakenIn, grams }) => isTakenIn && grams >= 15)
  const owner = ownerOf(stage, shellFood)
  const base = spot.floor
  for (const cell of grid.cells) {
    stamp(
      scene,
      shell.stem === 'leaf' ? leafShell(shell)(random) : shellPiece(random, shell, browned * (shell.browns ?? 1)),
      {
        ...cell,
        scale,
        base,
        owner,
        clip: spot.inside,
      },
    )
    fillShell(stage, { shell, cell, scale, base, filling: held, browned })
    const garnish = seen.filter(({ isGarnish }) => isGarnish)
    const pointIn = inEllipse({
      x: cell.x,
      y: cell.y,
      a: shell.a * scale * 0.7,
      b: shell.b * scale * 0.6,
      turn: cell.turn,
    })
    strewFilling(stage, garnish, { pointIn, count: Math.ceil(24 / count), mostReach: 8 })
  }
}
