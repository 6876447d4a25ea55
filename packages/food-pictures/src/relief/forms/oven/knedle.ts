import { isVisible } from '../../looks/look-of.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { FULL_TURN } from '../../paint/chance.ts'
import { colour, shaded, type Colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { layOverDumplings } from './dumplings.ts'
import { pourButter } from './butter-pool.ts'
import { heaviest } from './kinds.ts'

const DOUGH = colour('#F8EAC2')
const DOUGH_SHADE = colour('#EBD7A2')
const FRUIT_ROLES = new Set(['stone-fruit', 'berry', 'tart-fruit', 'orchard-fruit', 'dried-fruit', 'jam'])
const FRUIT_TINTS: Readonly<Record<string, readonly [Colour, Colour]>> = {
  apricot: [colour('#F0A03C'), colour('#D9782A')],
  plum: [colour('#C24A5A'), colour('#5E2450')],
  strawberries: [colour('#E4473E'), colour('#B81E22')],
  blueberries: [colour('#6A3A7A'), colour('#2E2A58')],
  cherries: [colour('#B02438'), colour('#6E1224')],
}
const RADIUS = 25
/** How far from the middle they lie, in shares of the spot's radius, and where the one lies that is cut open. */
const RING = 0.6
const FRONT = 1.1

const wholeKnedel: PieceMaker = (random) =>
  lump(random, {
    rx: RADIUS,
    ry: RADIUS * 0.95,
    height: 21,
    uneven: 0.05,
    colour: DOUGH,
    second: DOUGH_SHADE,
    gloss: 0.55,
    grain: 0.14,
    mottle: 0.03,
    rough: 1.2,
    fineness: 0.05,
  })

/** A half, its cut face up: dough around juicy fruit. */
const cutKnedel =
  ([flesh, skin]: readonly [Colour, Colour]): PieceMaker =>
  (random) => {
    const offset = random() * 50
    return {
      reach: RADIUS * 1.08,
      paint(u, v, ink) {
        const distance = Math.hypot(u, v * 1.04) - RADIUS + (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 2.4
        const fruit = Math.hypot(u, v * 1.08) - RADIUS * 0.62 + (cloud(u * 0.09 + offset, v * 0.09) - 0.5) * 4
        ink.mix(DOUGH, DOUGH_SHADE, cloud(u * 0.2 + offset, v * 0.2))
        ink.over(flesh, 0.5 * smooth(3, 0, fruit))
        ink.surface(0.45, 0.35, 12 * rounded(distance, 7))
        if (fruit < 0) {
          ink.mix(skin, flesh, smooth(-0.5, -3.4, fruit) * (0.6 + 0.5 * cloud(u * 0.15, v * 0.15 + offset)))
          ink.surface(0.95, 0.15, 11 + 1.5 * rounded(fruit, 4) - 2.5 * smooth(5, 1, Math.hypot(u, v)))
        }
        return distance
      },
    }
  }

function coloursOf(fruit: PlatedFood): readonly [Colour, Colour] {
  const tint = tintOf(fruit)
  return FRUIT_TINTS[fruit.foodId] ?? [tint, shaded(tint, 0.6)]
}

const isFruit = ({ role, foodId }: PlatedFood): boolean =>
  FRUIT_TINTS[foodId] !== undefined || (role !== null && FRUIT_ROLES.has(role))

/** Round dumplings with fruit in them, one cut open. */
export function layKnedle(stage: Stage): void {
  const { scene, spot, random } = stage
  const foods = stage.dish.foods
  const fruit = heaviest(foods.filter(isFruit))
  const dough = foods.filter(
    (food) => food !== fruit && food.grams >= 15 && !food.isTakenIn && food.role !== 'breadcrumbs',
  )
  const main = heaviest(dough) ?? heaviest(foods)
  if (main === undefined) return
  pourButter(stage, foods)
  const grams = foods.reduce((sum, food) => sum + food.grams, 0)
  const count = Math.max(4, Math.min(7, Math.round(grams / 62)))
  // So large that neighbours of the ring just touch.
  const scale = Math.min(
    1.12,
    0.97 * Math.sin(Math.PI / Math.max(5, count - (count > 5 ? 1 : 0))) * RING * (spot.radius / RADIUS),
  )
  const owners = (dough.length > 0 ? dough : [main]).map((food) => ownerOf(stage, food))
  const around = count - (count > 5 ? 1 : 0)
  // The first of the ring is cut open, at the front, where no sauce hides it.
  const isCut = (index: number): boolean => index === 0 && fruit !== undefined
  for (let index = 0; index < count; index += 1) {
    const angle = (index / around) * FULL_TURN + FRONT
    const far = index < around ? spot.radius * RING : 0
    const at = { x: spot.x + Math.cos(angle) * far, y: spot.y + Math.sin(angle) * far }
    if (isCut(index)) continue
    stamp(scene, wholeKnedel(random), {
      ...at,
      scale,
      base: spot.floor,
      owner: owners[index % owners.length] ?? 0,
      clip: spot.inside,
    })
  }
  layOverDumplings(
    stage,
    foods.filter((food) => isVisible(food) && food !== fruit && !dough.includes(food)),
  )
  if (fruit === undefined) return
  const front = {
    x: spot.x + Math.cos(FRONT) * spot.radius * RING,
    y: spot.y + Math.sin(FRONT) * spot.radius * RING,
  }
  stamp(scene, cutKnedel(coloursOf(fruit))(random), {
    ...front,
    turn: 0.4,
    scale: scale * 1.05,
    base: spot.floor + 3,
    owner: ownerOf(stage, fruit),
    clip: spot.inside,
  })
}
