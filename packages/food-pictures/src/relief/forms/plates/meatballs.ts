import { lookOf } from '../../looks/look-of.ts'
import { pattyKind } from '../../looks/patty-kinds.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { patty } from '../../pieces/patty.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { spreadOut, inEllipse, type Point } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

const BALL_G = 24
/** Radius of a ball and of what lies on it, in shares of the radius of their place. */
const BALL = 0.36
const ON_BALL = 0.3
/** What lies on top of another is smaller, so that balls with cheese and olives look back as eyes. */
const SMALLER = 0.58

/** Minced meat that was baked by itself keeps the shape of balls. */
export const isMeatballs = ({ role, heats }: PlatedFood): boolean => role === 'minced-meat' && heats[0] === 'baked'

/** Lays meatballs in a sauce, with what was baked on top of each one: cheese, then a piece of olive. */
export function layMeatballs(stage: Stage, mince: PlatedFood, onTop: readonly PlatedFood[]): void {
  const { scene, random, spot } = stage
  const { x, y, radius } = spot
  const count = Math.max(4, Math.min(7, Math.round(mince.grams / BALL_G)))
  const size = radius * BALL
  const base = scene.restingHeight(x, y, radius * 0.7) - 2
  const layers = onTop.toSorted((one, other) => other.grams - one.grams)
  const places = spreadOut(random, { count, pointIn: inEllipse({ x, y, a: radius * 0.74 }), tries: 40 })
  for (const place of places) {
    const ball = patty(random, { kind: pattyKind(mince, []), a: size, b: size, height: size, browned: 0.5 })
    stamp(scene, ball, { ...place, turn: random() * FULL_TURN, base, owner: ownerOf(stage, mince), clip: spot.inside })
    for (const [index, food] of layers.entries())
      layOnBall(stage, food, { ...place, size: radius * ON_BALL * SMALLER ** index })
  }
}

/** Round slices, which an oven hardly melts. */
const asSlice = (food: PlatedFood): PlatedFood => ({
  ...food,
  cuts: food.role === 'olive' ? ['sliced'] : [],
  heats: [],
})

function layOnBall(stage: Stage, food: PlatedFood, { x, y, size }: Point & { readonly size: number }): void {
  const look = lookOf(asSlice(food))
  if (look === null) return
  const { scene, random, spot } = stage
  const piece = look.make(random)
  stamp(scene, piece, {
    x: x + within(random, -1, 1),
    y: y + within(random, -1, 1),
    scale: size / piece.reach,
    owner: ownerOf(stage, food),
    clip: spot.inside,
  })
}
