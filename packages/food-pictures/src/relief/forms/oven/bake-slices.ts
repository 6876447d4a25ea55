import { FULL_TURN, grainOffset, within } from '../../paint/chance.ts'
import { colour, type Colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import { doughDisc } from '../../pieces/dumpling.ts'
import type { Piece } from '../../scene/piece.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import type { BakeShape } from './bake-shape.ts'
import { THICK } from './bake-body.ts'
import { spreadOut } from '../../scene/spots.ts'
import { partLook, reachOf } from './part-look.ts'
import { pointsOfSpot } from './spot-points.ts'

const GOLD = colour('#D99A3C')
const BROWN = colour('#8A4A18')

/** Radius to which slices are brought, units, and how much of it the next one covers. */
const SLICE = 18
const STEP = 1.05

/** Rounds of semolina are cut with a glass; between them the sauce is seen. */
const ROUND = colour('#F8E3A4')
const ROUND_SIZE = 23
const FEW = 7
const DISC_RADIUS = 18

const RIMS: Readonly<Record<string, Colour>> = { aubergine: colour('#3F1C44'), courgette: colour('#4A7A2C') }

/** Whether slices are told by the skin around them. */
const hasSkin = ({ role }: PlatedFood): boolean => role === 'soft-vegetable' || role === 'tomato'

interface Row {
  readonly size: number
  /** Makes the next slice, and says whose it is. */
  readonly next: () => { readonly piece: Piece; readonly owner: number; readonly scale: number }
}

/** Slices in rows, each leaning on the one before. */
function layRows(stage: Stage, shape: BakeShape, { size, next }: Row): void {
  const { scene, spot, random } = stage
  const cosine = Math.cos(shape.turn)
  const sine = Math.sin(shape.turn)
  const rows = Math.max(2, Math.round((shape.halfHeight * 2) / (size * 1.5)))
  let index = 0
  for (let row = 0; row < rows; row += 1) {
    const v = ((row + 0.5) / rows - 0.5) * 2 * (shape.halfHeight - size * 0.12)
    for (let u = -shape.halfWidth + size * 0.45; u < shape.halfWidth - size * 0.1; u += size * STEP) {
      const { piece, owner, scale } = next()
      index += 1
      const atV = v + within(random, -1.5, 1.5)
      stamp(scene, piece, {
        x: spot.x + u * cosine - atV * sine,
        y: spot.y + u * sine + atV * cosine,
        turn: shape.turn + within(random, -0.25, 0.25),
        scale: scale * within(random, 0.95, 1.08),
        base: spot.floor + THICK + (index % 3) * 0.5,
        owner,
        clip: shape.onTop,
      })
    }
  }
}

/** Slices in rows, the foods by turns. */
export function layBakeSlices(stage: Stage, shape: BakeShape, foods: readonly PlatedFood[]): void {
  const { random } = stage
  const [first, ...others] = foods.map((food) => ({
    food,
    look: partLook(hasSkin(food) ? food : { ...food, heats: ['boiled'] }),
  }))
  if (first === undefined) return
  const looks = [first, ...others]
  const size = Math.min(SLICE, shape.halfHeight * 0.3)
  let turnOf = 0
  layRows(stage, shape, {
    size,
    next() {
      const { food, look } = looks[turnOf % looks.length] ?? first
      turnOf += 1
      const piece = tilted(
        look.make(random),
        grainOffset(random),
        hasSkin(food) ? { crisp: 0, rim: RIMS[food.foodId] } : { crisp: 1 },
      )
      return { piece, owner: ownerOf(stage, food), scale: size / reachOf(look) }
    },
  })
}

/** A few slices half sunk in a set top, by which one tells what is under it. */
export function layFewSlices(stage: Stage, shape: BakeShape, food: PlatedFood): void {
  const { random, scene, spot } = stage
  const look = partLook(food)
  const owner = ownerOf(stage, food)
  const size = Math.min(SLICE, shape.halfHeight * 0.26)
  for (const point of spreadOut(random, { count: FEW, pointIn: pointsOfSpot(spot, 0.74), tries: 30 })) {
    const piece = tilted(look.make(random), grainOffset(random), { crisp: 0.3, rim: RIMS[food.foodId] })
    const turn = random() * FULL_TURN
    const scale = size / reachOf(look)
    stamp(scene, piece, { ...point, turn, scale, base: spot.floor + THICK - 1.5, owner, clip: shape.onTop })
  }
}

/** Rounds of a set dough, laid like tiles. */
export function layBakeRounds(stage: Stage, shape: BakeShape, food: PlatedFood): void {
  const { random } = stage
  const make = doughDisc({ tint: ROUND })
  const owner = ownerOf(stage, food)
  const size = Math.min(ROUND_SIZE, shape.halfHeight * 0.36)
  layRows(stage, shape, {
    size,
    next: () => ({
      piece: tilted(make(random), grainOffset(random), { crisp: 0.5 }),
      owner,
      scale: (size * 0.66) / DISC_RADIUS,
    }),
  })
}

interface Edge {
  /** How golden its edge is, 0 to 1. */
  readonly crisp: number
  /** Its skin, which heat darkens but does not hide. */
  readonly rim?: Colour | undefined
}

/** A slice whose left side is raised by the one before it; its edge is crisp. */
function tilted(piece: Piece, offset: number, { crisp, rim }: Edge): Piece {
  return {
    ...piece,
    paint(u, v, ink) {
      const distance = piece.paint(u, v, ink)
      ink.height += 2.2 - (u / piece.reach) * 2.2
      const patch = cloud(u * 0.07 + offset, v * 0.07)
      ink.over(GOLD, crisp * (0.6 * smooth(-3, -0.4, distance) + 0.4 * smooth(0.54, 0.7, patch)))
      ink.over(BROWN, crisp * (0.55 * smooth(-1.8, 0, distance) + 0.6 * smooth(0.62, 0.76, patch)))
      if (rim !== undefined) ink.over(rim, 0.92 * smooth(-2.6, -1.4, distance))
      return distance
    },
  }
}
