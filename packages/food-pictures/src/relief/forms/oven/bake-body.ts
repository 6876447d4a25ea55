import { grainOffset } from '../../paint/chance.ts'
import { colour, shaded, type Colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { grainKind, hasGrainKind } from '../../looks/grain-kinds.ts'
import { grainTile } from '../../paint/grain-tile.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { SIDE, type BakeShape } from './bake-shape.ts'

const GOLD = colour('#D48A30')
const BROWN = colour('#8A4A18')
const DARK = colour('#54290E')

/** What grains are baked in makes them warmer. */
const CREAM = colour('#F3D38C')

/** How the top looks before anything is laid on it. */
export type Crust = 'mash' | 'grain' | 'custard' | 'sauce'

export interface BakeTop {
  readonly food: PlatedFood
  readonly tint: Colour
  readonly crust: Crust
}

const GLOSSES: Readonly<Record<Crust, number>> = { mash: 0.18, grain: 0.22, custard: 0.4, sauce: 0.75 }
/** How much gold, brown and black the oven leaves; grains are seen less when they are dark. */
const SOLID = { gold: 0.75, brown: 0.8, dark: 0.6 } as const
const GRAINS = { gold: 0.5, brown: 0.06, dark: 0.04 } as const

/** Height of the top over the floor of the dish, units. */
export const THICK = 10

function ridge(crust: Crust, u: number, v: number): number {
  if (crust === 'mash')
    return (
      Math.sin((v + u * 0.14) * 0.95 + cloud(u * 0.024, v * 0.024) * 30) * 1.1 +
      (cloud(u * 0.06 + 2, v * 0.06) - 0.5) * 5
    )
  if (crust === 'grain') return (noise(u * 0.62, v * 0.62) - 0.5) * 2.6 + (cloud(u * 0.12, v * 0.12) - 0.5) * 3
  return (cloud(u * 0.09, v * 0.09) - 0.5) * (crust === 'custard' ? 4 : 3)
}

/** Browns the top: ridges first, then the edge, then patches. */
function bakeOver(ink: Ink, { crust, rise, patch }: { crust: Crust; rise: number; patch: number }, edge: number): void {
  if (crust === 'sauce') {
    ink.over(DARK, 0.35 * edge)
    return
  }
  const { gold, brown, dark } = crust === 'grain' ? GRAINS : SOLID
  ink.over(GOLD, gold * smooth(0.36, 0.62, patch + rise * 0.07))
  ink.over(BROWN, brown * smooth(0.54, 0.76, patch + rise * 0.06) + 0.35 * edge)
  ink.over(DARK, dark * smooth(0.7, 0.86, patch + rise * 0.09) + 0.25 * edge)
}

/** The mass in the dish, up to where it was cut. */
export function layBakeBody(stage: Stage, shape: BakeShape, { food, tint, crust }: BakeTop): void {
  const { scene, spot } = stage
  const dim = shaded(tint, 0.82)
  const offset = grainOffset(stage.random)
  const kind = crust === 'grain' && hasGrainKind(food.foodId) ? grainKind(food.foodId) : null
  const tile = kind === null ? null : grainTile(kind.shape)
  const body = {
    reach: Math.hypot(shape.halfWidth, shape.halfHeight),
    halfWidth: shape.halfHeight + 1,
    paint(u: number, v: number, ink: Ink): number {
      const outer = shape.outline(u, v)
      const cut = shape.fromCut(u, v)
      const distance = Math.max(outer, SIDE - cut)
      if (distance > 2) return distance
      const patch = cloud(u * 0.04 + offset, v * 0.04 + offset)
      let rise = ridge(crust, u, v)
      ink.mix(tint, dim, smooth(0.3, 0.7, cloud(u * 0.11, v * 0.11 + 5)))
      if (tile !== null && kind !== null) {
        tile.look(u, v)
        ink.mix(kind.colour, kind.second, tile.luck)
        ink.over(CREAM, 0.4)
        ink.dim(0.84 + (0.2 * tile.height) / tile.top)
        rise = rise * 0.5 + tile.height
      }
      bakeOver(ink, { crust, rise, patch }, smooth(-11, -1, outer))
      ink.surface(GLOSSES[crust], crust === 'grain' ? 0.5 : 0.25, THICK + rise - 4 * (1 - rounded(outer, 9)))
      return distance
    },
  }
  stamp(scene, body, { x: spot.x, y: spot.y, turn: shape.turn, base: spot.floor, owner: ownerOf(stage, food) })
}

export interface Layer {
  readonly food: PlatedFood
  readonly tint: Colour
  /** How much of the side it takes; all shares together are 1. */
  readonly share: number
}

/** The cut side: one band for each layer, from the floor to the top. */
export function layBakeSide(stage: Stage, shape: BakeShape, layers: readonly Layer[]): void {
  const { scene, spot } = stage
  let below = 0
  for (const [index, { food, tint, share }] of layers.entries()) {
    const dim = shaded(tint, 0.7)
    const from = below
    const width = SIDE * share
    below += width
    const band = {
      reach: Math.hypot(shape.halfWidth, shape.halfHeight),
      halfWidth: shape.halfHeight + 1,
      paint(u: number, v: number, ink: Ink): number {
        const raw = shape.fromCut(u, v)
        // Most of the dish is far from the cut.
        if (raw > SIDE + 4 || raw < -4) return Math.abs(raw)
        const cut = raw + (noise(u * 0.3 + index * 9, v * 0.3) - 0.5) * 2.2
        const distance = Math.max(shape.outline(u, v) + 1, from - 0.4 - cut, cut - from - width - 0.4)
        ink.mix(tint, dim, smooth(0.35, 0.7, cloud(u * 0.2 + index, v * 0.2)))
        ink.surface(0.55, 0.3, ((from + width / 2) / SIDE) * THICK + rounded(distance, width / 2) * 1.4)
        return distance
      },
    }
    stamp(scene, band, { x: spot.x, y: spot.y, turn: shape.turn, base: spot.floor + 0.4, owner: ownerOf(stage, food) })
  }
}
