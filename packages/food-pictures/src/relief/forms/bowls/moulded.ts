import { isVisible, lookOf } from '../../looks/look-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { mouldedCurd, TOP_SHIFT } from '../../pieces/moulded-curd.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { turned } from '../../plating/turned.ts'
import { inEllipse, inRing, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { heaviest } from './kinds.ts'

/** Half a side of the curd and its height, as shares of the radius of the spot. */
const SIZE = { half: 0.58, height: 0.42 } as const
const TURN = -0.12
/** Bits of one food that are seen on its sides and top. */
const MOST_BITS = 14
/** Larger pieces lie around its foot. */
const LARGE = 9

const reachOf = (food: PlatedFood, { random }: Stage): number => lookOf(food)?.make(random).reach ?? 0

/** What was folded into the curd shows in its sides. */
function stud(stage: Stage, food: PlatedFood): void {
  const { scene, random, spot } = stage
  const look = lookOf(food)
  if (look === null) return
  const half = spot.radius * SIZE.half
  const middle = turned(spot, { u: 0, v: -half * TOP_SHIFT * 0.5, turn: TURN })
  const pointIn = inEllipse({ ...middle, a: half * 0.92, b: half * 0.86 })
  const count = Math.min(MOST_BITS, Math.max(5, look.count))
  for (const point of spreadOut(random, { count, pointIn, tries: 14 })) {
    stamp(scene, look.make(random), {
      ...point,
      turn: random() * FULL_TURN,
      scale: within(random, 0.75, 0.95),
      base: scene.heightAt(point.x, point.y),
      sink: 1.6,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

/** Fruit around its foot. */
function layAround(stage: Stage, food: PlatedFood): void {
  const { scene, random, spot } = stage
  const look = lookOf(food)
  if (look === null) return
  const pointIn = inRing({
    x: spot.x,
    y: spot.y,
    inner: spot.radius * 0.74,
    outer: spot.radius * 0.84,
    start: 0.2,
    end: Math.PI - 0.2,
  })
  for (const point of spreadOut(random, { count: Math.min(5, Math.max(3, look.count)), pointIn, tries: 30 })) {
    stamp(scene, look.make(random), {
      ...point,
      turn: random() * FULL_TURN,
      base: spot.floor,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

/** A dessert of curd cheese, turned out of its mould onto a plate, with fruit and nuts in it. */
export function layMoulded(stage: Stage): void {
  const { scene, spot, random, dish } = stage
  const seen = dish.foods.filter(isVisible)
  const body = heaviest(seen) ?? heaviest(dish.foods)
  if (body === undefined) return
  const half = spot.radius * SIZE.half
  stamp(scene, mouldedCurd(random, { half, height: spot.radius * SIZE.height }), {
    ...turned(spot, { u: 0, v: -half * 0.06, turn: TURN }),
    turn: TURN,
    base: spot.floor,
    owner: ownerOf(stage, body),
    clip: spot.inside,
  })
  for (const food of seen.filter((other) => other !== body)) {
    if (reachOf(food, stage) > LARGE) layAround(stage, food)
    else stud(stage, food)
  }
}
