import { isVisible } from '../../looks/look-of.ts'
import { mashKind } from '../../looks/mash-kinds.ts'
import { colour } from '../../paint/colour.ts'
import { box, rounded, smooth } from '../../paint/shape.ts'
import { mashBed } from '../../pieces/mash-bed.ts'
import { pool } from '../../pieces/pool.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { isGrain, isMashed, isPotato, isStrewn } from '../../plating/food-kinds.ts'
import { layPieces } from '../../plating/lay-pieces.ts'
import { isDeep } from '../../plating/part-stage.ts'
import { strewGarnish } from '../../plating/strew-garnish.ts'
import type { Piece } from '../../scene/piece.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

/** The food that makes the mass: grains that boil to one, what is mashed, else the heaviest. */
function massOf(foods: readonly PlatedFood[]): PlatedFood | undefined {
  const byGrams = foods.toSorted((one, other) => other.grams - one.grams)
  return (
    byGrams.find((food) => isMashed(food) && isPotato(food)) ??
    byGrams.find(isMashed) ??
    byGrams.find(isGrain) ??
    byGrams[0]
  )
}

/** Greens that were folded in, as into colcannon. */
const isShredded = ({ cuts, heats }: PlatedFood): boolean => cuts.includes('shredded') && heats.length > 0

/** Anything mashed or boiled to a mass, drawn through with a spoon; what was stirred into it shows in places. */
export function layMash(stage: Stage): void {
  const { spot, random, scene } = stage
  const { x, y, radius, floor, level } = spot
  const foods = stage.dish.foods.filter(isVisible)
  const mass = massOf(foods)
  if (mass === undefined) return
  const rise = radius * 0.16 + 4
  stamp(scene, mashBed(random, { kind: mashKind(mass.foodId), a: radius * 0.92, b: radius * 0.84, rise }), {
    x,
    y,
    base: isDeep(spot) ? level - 4 : floor,
    turn: -0.3,
    owner: ownerOf(stage, mass),
    clip: spot.inside,
  })
  meltButter(stage)
  const others = foods.filter((food) => food !== mass && !isStrewn(food))
  const isStirredIn = others.every((food) => isMashed(food) || food.grams < 60 || isShredded(food))
  layPieces(
    stage,
    others,
    isStirredIn
      ? {
          x,
          y,
          a: radius * (others.some(isShredded) ? 0.84 : 0.72),
          b: radius * (others.some(isShredded) ? 0.76 : 0.64),
          cover: others.some(isShredded) ? 0.75 : 0.28,
          isLoose: true,
          sink: 2.6,
          leastScale: 0.6,
          mostScale: 0.85,
        }
      : { x, y, a: radius * 0.56, b: radius * 0.5, cover: 1.1, rise: 4, leastScale: 0.75 },
  )
  strewGarnish(
    stage,
    foods.filter((food) => food !== mass && isStrewn(food)),
    0.6,
  )
}

/** Less than this is not seen. */
const LEAST_BUTTER_G = 4
const MELTED = {
  colour: colour('#F3D67A'),
  second: colour('#EDCB66'),
  fat: colour('#F7E2A0'),
  speck: colour('#D9A028'),
  gloss: 1,
}

/** Butter that was stirred into a mash stands on it where it melted last. */
function meltButter(stage: Stage): void {
  const butter = stage.dish.foods.find(({ role, grams }) => role === 'spread-fat' && grams >= LEAST_BUTTER_G)
  if (butter === undefined) return
  const { scene, random, spot } = stage
  const { x, y, radius } = spot
  const size = radius * 0.15
  const at = { x: x - radius * 0.12, y: y - radius * 0.08 }
  stamp(scene, pool(random, { a: size, b: size * 0.7, height: 0.8, uneven: 0.5, sauce: MELTED }), {
    ...at,
    turn: -0.4,
    base: scene.restingHeight(at.x, at.y, size * 0.8),
    owner: ownerOf(stage, butter),
    clip: spot.inside,
  })
  stamp(scene, butterPat(radius * PAT), {
    ...at,
    turn: 0.5,
    base: scene.restingHeight(at.x, at.y, size * 0.6) - 1,
    owner: ownerOf(stage, butter),
    clip: spot.inside,
  })
}

/** Half a side of the pat, in shares of the mash. */
const PAT = 0.095
const BUTTER = colour('#FBE7A0')
const BUTTER_EDGE = colour('#F4D470')

/** What is left of a square pat that melts: its edges are soft and low. */
function butterPat(half: number): Piece {
  const outline = box(half, half * 0.86, half * 0.3)
  return {
    reach: half * 1.5,
    paint(u, v, ink) {
      const distance = outline(u, v)
      ink.mix(BUTTER, BUTTER_EDGE, smooth(-half * 0.5, 0, distance))
      ink.surface(0.6, 0.05, 3 * rounded(distance, half * 0.5))
      return distance
    },
  }
}
