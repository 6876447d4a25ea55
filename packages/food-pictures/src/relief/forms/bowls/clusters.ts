import { FULL_TURN, within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Piece, PieceMaker } from '../../scene/piece.ts'
import { inEllipse, spreadOut, type Point } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pieceLookOf } from './fallback-look.ts'

const AMBER = colour('#B4691C')
const DEEP_AMBER = colour('#7C3E10')
const GLAZE = colour('#D98A2C')

/** Clusters: six around, one in the middle, and one that leans on them. */
const AROUND = 6
const FAR = 0.56
const SIZE = 0.31
const MOST_SEEDS = 22

/** Seeds that were roasted in syrup stick together. */
export const isClustered = (foods: readonly PlatedFood[]): boolean =>
  foods.some(({ role, isTakenIn, heats }) => role === 'syrup' && isTakenIn && heats.includes('baked'))

/** What holds a cluster together: toasted oats in hard syrup. */
const body =
  (radius: number): PieceMaker =>
  (random) =>
    lump(random, {
      rx: radius * within(random, 0.94, 1.14),
      ry: radius * within(random, 0.78, 0.92),
      height: radius * 0.62,
      edge: radius * 0.5,
      uneven: 0.3,
      rough: 2.6,
      fineness: 0.1,
      colour: AMBER,
      second: DEEP_AMBER,
      gloss: 0.95,
      grain: 0.14,
    })

/** A seed under a film of syrup. */
const glazed =
  (make: PieceMaker): PieceMaker =>
  (random): Piece => {
    const piece = make(random)
    return {
      ...piece,
      paint(u, v, ink) {
        const distance = piece.paint(u, v, ink)
        ink.over(GLAZE, 0.1)
        ink.gloss = 0.9
        return distance
      },
    }
  }

function layCluster(stage: Stage, { x, y, radius }: Point & { radius: number }, foods: readonly PlatedFood[]): void {
  const { scene, random, spot } = stage
  const [main] = foods.filter(({ role }) => role !== 'seed')
  const turn = random() * FULL_TURN
  stamp(scene, body(radius)(random), {
    x,
    y,
    turn,
    owner: ownerOf(stage, main ?? foods[0] ?? { foodId: '' }),
    clip: spot.inside,
  })
  for (const food of foods) {
    const make = glazed(pieceLookOf(food).make)
    const { reach } = make(() => 0.5)
    const count = Math.min(
      MOST_SEEDS,
      Math.round((radius * radius * (food.role === 'seed' ? 0.7 : 0.2)) / reach ** 1.5),
    )
    const pointIn = inEllipse({ x, y, a: radius * 0.86, b: radius * 0.72, turn })
    for (const point of spreadOut(random, { count, pointIn, tries: 5 }))
      stamp(scene, make(random), {
        ...point,
        turn: random() * FULL_TURN,
        scale: within(random, 0.95, 1.1),
        sink: 0.5,
        owner: ownerOf(stage, food),
        clip: spot.inside,
      })
  }
}

/** Lays seeds that stick together as large clumps. */
export function layClusters(stage: Stage, foods: readonly PlatedFood[]): void {
  const { spot, random } = stage
  const radius = spot.radius * SIZE
  const start = random() * FULL_TURN
  const around = Array.from({ length: AROUND }, (_, index) => {
    const angle = start + (index / AROUND) * FULL_TURN + within(random, -0.12, 0.12)
    return { x: spot.x + Math.cos(angle) * spot.radius * FAR, y: spot.y + Math.sin(angle) * spot.radius * FAR }
  })
  for (const point of [...around, { x: spot.x, y: spot.y }])
    layCluster(stage, { ...point, radius: radius * within(random, 0.88, 1.06) }, foods)
}
