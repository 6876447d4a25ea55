import { FISH_KINDS, USUAL_FISH } from '../../looks/fish-kinds.ts'
import { isThigh, wholePiece } from '../../looks/hero-makers.ts'
import { within } from '../../paint/chance.ts'
import { smallFish } from '../../pieces/small-fish.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { layHero, type ServedHero } from '../../plating/hero.ts'
import { isFish, isProtein } from '../../plating/food-kinds.ts'
import { settle } from '../../plating/settle.ts'
import { turned } from '../../plating/turned.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

/** One piece weighs about this much. */
const PIECE_G = 130
const DRUMSTICK_G = 75
const THIGH_G = 120
/** Fish so small that many lie side by side. */
const SMALL_FISH = new Set(['anchovies', 'canned-sardines', 'smoked-sprats'])
const SMALL_FISH_G = 12

/** A fillet, breast or steak in one or two pieces. */
export function layFillet(stage: Stage): void {
  const hasFish = stage.dish.foods.some(isFish)
  layHero(stage, { isHero: hasFish ? isFish : isProtein, lay: layWhole })
}

function layWhole(stage: Stage, { hero, sauce }: ServedHero): void {
  const { scene, random, spot } = stage
  const { x, y, radius, floor, lie = -0.3 } = spot
  if (SMALL_FISH.has(hero.foodId)) {
    laySmallFish(stage, hero)
    return
  }
  const count = Math.max(1, Math.min(3, Math.round(hero.grams / gramsOfPiece(hero))))
  const a = radius * (count === 1 ? 0.92 : 0.84)
  const b = radius * (count === 1 ? 0.5 : 0.37)
  const isStick = hero.foodId === 'chicken-drumstick' || isThigh(hero)
  for (let index = 0; index < count; index += 1) {
    const aside = (index - (count - 1) / 2) * (isStick ? radius * 0.8 : b * 1.75)
    const place = turned({ x, y }, { u: 0, v: aside, turn: lie })
    stamp(scene, wholePiece(hero, random, { a, b }), {
      ...settle(place, a * 0.86, spot.inside),
      turn: -0.28 + within(random, -0.08, 0.08) + (isStick && index % 2 === 1 ? 0.5 : 0),
      scale: isStick ? (radius * (count === 1 ? 1.1 : 0.86)) / 46 : 1,
      base: floor + (sauce === null ? 0 : 1.2),
      owner: ownerOf(stage, hero),
      clip: spot.inside,
    })
  }
}

const gramsOfPiece = ({ foodId }: PlatedFood): number =>
  foodId === 'chicken-drumstick' ? DRUMSTICK_G : foodId === 'chicken-thigh' ? THIGH_G : PIECE_G

function laySmallFish(stage: Stage, fish: PlatedFood): void {
  const { scene, random, spot } = stage
  const { x, y, radius, floor, lie = -0.3 } = spot
  const count = Math.max(5, Math.min(7, Math.round(fish.grams / SMALL_FISH_G)))
  const step = (radius * 1.3) / count
  const kind = FISH_KINDS[fish.foodId] ?? USUAL_FISH
  for (let index = 0; index < count; index += 1) {
    const place = turned(
      { x, y },
      { u: within(random, -0.1, 0.1) * radius, v: (index - (count - 1) / 2) * step, turn: lie },
    )
    stamp(scene, smallFish(random, kind, { a: radius * 0.74, b: Math.min(radius * 0.13, step * 0.62) }), {
      ...settle(place, radius * 0.8, spot.inside),
      turn: lie + within(random, -0.12, 0.12),
      base: floor + (index % 2) * 2,
      owner: ownerOf(stage, fish),
      clip: spot.inside,
    })
  }
}
