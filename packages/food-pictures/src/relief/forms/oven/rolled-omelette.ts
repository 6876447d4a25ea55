import type { Random } from '../../../drawing/random.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { between, colour, shaded, type Colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import { settle } from '../../plating/settle.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Piece } from '../../scene/piece.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import type { EggTints } from './egg-tints.ts'

const GOLD = colour('#D9932E')
const EGG = colour('#F7D877')
/** Turns of the spiral from the middle to the edge, and the part of a turn that is filling. */
const TURNS = 2.3
const FILLED = 0.44
/** How much broader the band of a second filling is, which shows at both sides of the first. */
const BROADER = 0.26
/** Slices that lie on the plate, each leaning on the one before. */
const SLICES = 4
/** Sizes as shares of the radius of the spot: of a slice, its thickness, and the bow in which they lie. */
const SIZE = { slice: 0.4, thick: 0.13, step: 0.36, bow: 0.4 } as const

interface Spiral {
  readonly radius: number
  readonly offset: number
  /** The part of a turn that is filling. */
  readonly filled: number
}

/** How far a point of a slice is from the band of the filling, units: negative in it. A roll is never quite round. */
function fromFilling(u: number, v: number, { radius, offset, filled }: Spiral): number {
  const pitch = (radius / TURNS) * (0.9 + 0.3 * cloud(u * 0.03 + offset, v * 0.03))
  const turn = Math.hypot(u, v) / pitch - Math.atan2(v, u) / FULL_TURN + 3
  return (Math.abs((turn % 1) - 0.5) - filled / 2) * pitch
}

/** A slice of the roll: its cut face, and below it the browned outside of the sheet, a slice thick. */
function rollSlice(random: Random, radius: number, { pale, deep }: EggTints): Piece {
  const offset = random() * 70
  const thick = radius * (SIZE.thick / SIZE.slice)
  const skin = between(deep, EGG, 0.45)
  return {
    reach: radius * 1.08 + thick,
    paint(u, v, ink) {
      const wander = (cloud(u * 0.08 + offset, v * 0.08) - 0.5) * 3
      const face = Math.hypot(u, v) - radius + wander
      const side = Math.max(Math.hypot(u, v - thick) - radius + wander, -v)
      if (face > 0) {
        ink.mix(skin, between(skin, GOLD, 0.6), smooth(0.4, 0.7, cloud(u * 0.06 - offset, v * 0.09)))
        ink.surface(0.4, 0.25, 7 * rounded(side, thick))
        return Math.min(face, side)
      }
      ink.mix(pale, between(deep, EGG, 0.3), smooth(0.3, 0.7, cloud(u * 0.2 + offset, v * 0.2)))
      ink.over(GOLD, 0.6 * smooth(-2.4, -0.4, face))
      ink.surface(0.35, 0.3, 9 + (cloud(u * 0.16, v * 0.16 + offset) - 0.5) * 2)
      return face
    },
  }
}

/** The filling of a slice, between the turns of the egg. */
function rollFilling({ radius, offset, filled }: Spiral, tint: Colour): Piece {
  const dark = shaded(tint, 0.6)
  const roll = { radius, offset, filled }
  return {
    reach: radius,
    paint(u, v, ink) {
      const edge = Math.hypot(u, v) - radius * 0.88
      const wander = (cloud(u * 0.22 + offset, v * 0.22) - 0.5) * 3
      ink.mix(dark, tint, smooth(0.25, 0.6, cloud(u * 0.3 + offset, v * 0.3)))
      ink.surface(0.5, 0.4, 9.4)
      return Math.max(edge, fromFilling(u, v, roll) + wander)
    },
  }
}

interface Roll {
  readonly batter: PlatedFood
  readonly filling: readonly PlatedFood[]
  readonly tints: EggTints
}

/** An omelette rolled around its filling, in thick slices: only those tell what is rolled into it. */
export function layRolled(stage: Stage, { batter, filling, tints }: Roll): void {
  const { scene, spot, random } = stage
  const owner = ownerOf(stage, batter)
  const radius = spot.radius * SIZE.slice
  const clip = spot.inside
  // Pale cheese lies under what is told by its colour.
  const cheeses = filling.filter(({ role }) => role === 'fresh-cheese')
  const layers = [...cheeses, ...filling.filter((food) => !cheeses.includes(food))].slice(-2)
  for (let index = 0; index < SLICES; index += 1) {
    const share = (index - (SLICES - 1) / 2) / ((SLICES - 1) / 2)
    const middle = {
      x: spot.x + share * spot.radius * SIZE.step * 2,
      y: spot.y + (share * share - 0.5) * spot.radius * SIZE.bow - spot.radius * SIZE.thick * 0.5,
    }
    const place = {
      ...settle(middle, radius, spot.inside),
      turn: share * -0.12,
      base: spot.floor + index * 1.6,
      clip,
    }
    stamp(scene, rollSlice(random, radius, tints), { ...place, owner })
    const turn = within(random, 0, FULL_TURN)
    const offset = random() * 70
    for (const [layer, food] of layers.entries()) {
      const filled = FILLED + BROADER * (layers.length - 1 - layer)
      const spiral = rollFilling({ radius, offset, filled }, tintOf(food))
      stamp(scene, spiral, { ...place, turn, owner: ownerOf(stage, food) })
    }
  }
}
