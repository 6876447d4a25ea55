import { coverLookOf } from '../../looks/cover-look-of.ts'
import { within } from '../../paint/chance.ts'
import { shaded } from '../../paint/colour.ts'
import { foldedGalette, halfCrepe, HALF_DEPTH, WINDOW } from '../../pieces/dough/filled-crepe.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Point, PointIn } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pointOn } from './arrange.ts'
import type { Batter } from './batter.ts'
import { fillFace } from './fill-face.ts'
import { mixedTint } from './mixed-tint.ts'

export interface FilledCrepes {
  readonly count: number
  /** Index of their owner. */
  readonly owner: number
}

/** Size of halves, how far apart they lie and how they are turned, in shares of the radius of the spot and radians. */
const HALVES = { radius: 0.84, step: 0.54, turn: -0.14, most: 3 } as const
/** A lower side reaches farther than the upper one, so that the filling is seen between them. */
const UPPER = 0.83
const BULGE = 6
/** Pieces of filling along one edge. */
const EDGE_PIECES = 30

interface Half extends Point {
  readonly turn: number
  readonly radius: number
  readonly base: number
}

/** Points along the open edge of a half. */
const alongEdge =
  ({ x, y, turn, radius }: Half): PointIn =>
  (random) => {
    const angle = within(random, 0.1, Math.PI - 0.1)
    const far = radius * within(random, 0.8, 1)
    return pointOn({ x, y, turn }, Math.cos(angle) * far, Math.sin(angle) * far * HALF_DEPTH)
  }

/** Pieces of the filling that come out at the open edge. */
function strewEdge(stage: Stage, half: Half, filling: readonly PlatedFood[]): void {
  const { scene, random } = stage
  const grams = filling.reduce((sum, food) => sum + food.grams, 0)
  const pointIn = alongEdge(half)
  for (const food of filling) {
    const look = coverLookOf(food)
    const count = Math.max(4, Math.round((EDGE_PIECES * food.grams) / Math.max(1, grams)))
    for (let index = 0; index < count; index += 1) {
      const piece =
        look?.make(random) ??
        lump(random, { rx: 5, ry: 4, height: 2.6, uneven: 0.3, colour: mixedTint([food]), gloss: 0.4 })
      const scale = Math.min(0.9, 8.5 / piece.reach)
      stamp(scene, piece, {
        ...pointIn(random),
        turn: within(random, 0, 6),
        scale,
        base: half.base + within(random, 1.5, 3.5),
        owner: ownerOf(stage, food),
      })
    }
  }
}

/** Pancakes folded in half over their filling, the open edges to the front. */
export function layHalved(stage: Stage, batter: Batter, { count, owner }: FilledCrepes): void {
  const { scene, random, spot } = stage
  const shown = Math.min(count, HALVES.most)
  const radius = spot.radius * HALVES.radius
  const step = spot.radius * HALVES.step
  const top = -((shown - 1) * step + radius * HALF_DEPTH) / 2
  // From the front to the back: each edge lies on the fold of the one before it.
  for (let index = shown - 1; index >= 0; index -= 1) {
    const at = pointOn({ x: spot.x, y: spot.y, turn: HALVES.turn }, within(random, -3, 3), top + index * step)
    const turn = HALVES.turn + within(random, -0.08, 0.08)
    const base = spot.floor + (shown - 1 - index) * 4
    const half = { ...at, turn, radius, base }
    stamp(scene, halfCrepe(random, { radius, batter: batter.colour, bulge: 0 }), { ...half, owner })
    strewEdge(stage, half, batter.filling)
    const upper = halfCrepe(random, { radius: radius * UPPER, batter: batter.colour, bulge: BULGE })
    stamp(scene, upper, { ...half, base: base + 3.4, owner })
  }
}

/** Half the side of a galette, how far two of them lie from the middle of the spot, in shares of its radius, and their turns. */
const GALETTES = { half: 0.58, out: 0.46, lie: -0.42, turn: 0.12, most: 2 } as const

/** Thin buckwheat pancakes folded in from four sides, the filling open in the middle. */
export function layGalettes(stage: Stage, batter: Batter, { count, owner }: FilledCrepes): void {
  const { scene, random, spot } = stage
  const shown = Math.min(GALETTES.most, count)
  const half = spot.radius * GALETTES.half
  for (let index = 0; index < shown; index += 1) {
    const along = (index - (shown - 1) / 2) * 2 * GALETTES.out * spot.radius
    const middle = pointOn({ x: spot.x, y: spot.y, turn: GALETTES.lie }, along, 0)
    const at = { ...middle, turn: (index - 0.5) * GALETTES.turn + within(random, -0.06, 0.06) }
    const base = spot.floor + index * 3.4
    const open = half * WINDOW
    const inner = mixedTint(batter.filling)
    const [first] = batter.filling
    const mass = lump(random, { rx: open * 1.2, height: 4, edge: 8, colour: inner, second: shaded(inner, 0.75) })
    const massOwner = first === undefined ? owner : ownerOf(stage, first)
    stamp(scene, mass, { ...at, base, owner: massOwner })
    stamp(scene, foldedGalette(random, { half, batter: batter.colour }), { ...at, base, owner })
    fillFace(stage, { ...at, a: open * 1.02, b: open * 1.02, share: 1.4 }, batter.filling)
  }
}
