import { FULL_TURN, within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import { lump } from '../../pieces/lump.ts'
import { popcorn } from '../../pieces/popcorn.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { isClustered, layClusters } from './clusters.ts'
import { isSeen, pieceLookOf } from './fallback-look.ts'
import { inBowl } from './in-bowl.ts'

const PAPRIKA = colour('#C4400C')

const PEA = colour('#D9AC62')
const PEA_DEEP = colour('#A8702C')

/** A roasted chickpea: golden, wrinkled, with its beak. */
const roastedPea: PieceMaker = (random) =>
  lump(random, {
    rx: within(random, 6.4, 7.6),
    ry: within(random, 5.8, 6.8),
    height: 8.5,
    uneven: 0.16,
    rough: 1.8,
    colour: PEA,
    second: PEA_DEEP,
    gloss: 0.35,
    grain: 0.3,
    browned: 0.55,
  })

interface Heaped {
  readonly food: PlatedFood
  readonly make: PieceMaker
  readonly count: number
}

const SHELL = colour('#5E2E14')
const KERNEL = colour('#EBCB8E')

/** A roasted chestnut, its shell cut open over the pale kernel. */
const openChestnut: PieceMaker = (random) =>
  lump(random, {
    rx: within(random, 15, 17),
    ry: within(random, 13, 15),
    height: 13,
    uneven: 0.1,
    colour: colour('#7E4220'),
    second: SHELL,
    gloss: 0.5,
    grain: 0.1,
    paint(ink, { u, v, offset }) {
      const open = Math.min(Math.abs(u * 0.9 + v * 0.3), Math.abs(v * 0.9 - u * 0.3)) - 4.2 + Math.hypot(u, v) * 0.3
      const edge = open + (cloud(u * 0.2 + offset, v * 0.2) - 0.5) * 2
      ink.over(KERNEL, smooth(0.8, -0.6, edge))
      ink.height -= 1.4 * smooth(1, -1, edge)
    },
  })

const PAPRIKAS = new Set(['smoked-paprika', 'sweet-paprika'])

function heapedOf(food: PlatedFood, foods: readonly PlatedFood[]): Heaped {
  if (food.foodId === 'popcorn-kernels') {
    const isDusted = foods.some(({ foodId }) => PAPRIKAS.has(foodId))
    return { food, make: popcorn(isDusted ? PAPRIKA : null), count: Math.min(66, Math.round(food.grams * 1.75)) }
  }
  if (food.foodId === 'chestnuts') return { food, make: openChestnut, count: Math.round(food.grams / 9) }
  const isPulse = food.role === 'pulse-canned' || food.role === 'pulse-dry'
  if (isPulse) return { food, make: roastedPea, count: Math.min(150, Math.round(food.grams / 1)) }
  const look = pieceLookOf(food)
  return { food, make: look.make, count: Math.min(230, Math.max(3, look.count)) }
}

/** How much of the area around each piece the heap takes: pieces lie over one another. */
const PACKING = 0.34
const LEAST_SHARE = 0.6
const MOST_SHARE = 0.86

/** The radius of a heap as a share of its bowl's, so that a handful is a heap and not a scattering. */
function heapShare(reaches: readonly number[], radius: number): number {
  const wanted = Math.sqrt(reaches.reduce((sum, reach) => sum + reach * reach, 0) * PACKING) / radius
  return Math.max(LEAST_SHARE, Math.min(MOST_SHARE, wanted))
}

/** Nuts, seeds, popcorn or roasted pulses, heaped in a small bowl. */
export function layNuts(given: Stage): void {
  const stage = inBowl(given)
  const { spot, scene, random, dish } = stage
  const seen = dish.foods.filter((food) => isSeen(food) || food.foodId === 'popcorn-kernels')
  if (isClustered(dish.foods)) return layClusters(stage, seen)
  const heaped = seen.map((food) => heapedOf(food, dish.foods))
  const pieces = heaped.flatMap(({ food, make, count }) => Array.from({ length: count }, () => ({ food, make })))
  const all = pieces.map((piece) => ({ piece, luck: random() })).toSorted((one, other) => one.luck - other.luck)
  const scale = Math.max(0.8, Math.min(1.3, spot.radius / 66))
  const spread =
    spot.radius *
    heapShare(
      pieces.map(({ make }) => make(() => 0.5).reach * scale),
      spot.radius,
    )
  const area = inEllipse({ x: 0, y: 0, a: 1 })
  const points = spreadOut(random, { count: all.length, pointIn: area, tries: 6 }).toSorted(
    (one, other) => Math.hypot(other.x, other.y) - Math.hypot(one.x, one.y),
  )
  for (const [index, { piece }] of all.entries()) {
    const point = points[index] ?? { x: 0, y: 0 }
    const top = 1 - (point.x ** 2 + point.y ** 2)
    stamp(scene, piece.make(random), {
      x: spot.x + point.x * spread,
      y: spot.y + point.y * spread,
      turn: random() * FULL_TURN,
      scale: scale * within(random, 0.94, 1.08),
      base: spot.floor + 3 + 13 * top * within(random, 0.7, 1.1),
      owner: ownerOf(stage, piece.food),
      clip: spot.inside,
    })
  }
}
