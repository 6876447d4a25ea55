import type { Colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cells, cloud } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import { pour } from '../../scene/pour.ts'
import type { Stage } from '../../scene/stage.ts'

/** How the surface of something thick and soft looks. */
export interface CreamSurface {
  readonly level: number
  readonly owner: number
  readonly colour: Colour
  readonly deep: Colour
  /** Swirled through it by a spoon. */
  readonly stain?: Colour
  readonly gloss?: number
  /** Height of the wave of the spoon, units. */
  readonly wave?: number
  /** How far curds stand out, units: 0 for what is smooth. */
  readonly curds?: number
  /** How much the middle rises over the edge, units. */
  readonly rise?: number
  /** Whether it set as it cooled: dull, level, with a wrinkled skin, and the hollow of a spoon in it. */
  readonly isSet?: boolean
}

/** Where the spoon dug in, and how large its hollow is, in shares of the radius. */
const DENT = { u: 0.34, v: 0.36, size: 0.27, deep: 10 } as const

interface SetPoint {
  readonly u: number
  readonly v: number
  readonly offset: number
  readonly radius: number
}

/** The skin of a pudding that set: wrinkles near the wall, and a bite taken by a spoon. Returns how it rises and falls, units. */
function setSkin(ink: Ink, { u, v, offset, radius }: SetPoint): number {
  const far = Math.hypot(u, v) / radius
  // Wrinkles run along the wall, where the skin shrank away from it.
  const fold = Math.sin(far * 46 + cloud(u * 0.04 + offset, v * 0.04) * 9) * smooth(0.72, 0.92, far)
  const along = (u - DENT.u * radius) * 0.8 + (v - DENT.v * radius) * 0.6
  const across = (v - DENT.v * radius) * 0.8 - (u - DENT.u * radius) * 0.6
  const dent = Math.hypot(along / 1.5, across) / (DENT.size * radius) + (cloud(u * 0.07, v * 0.07 + offset) - 0.5) * 0.2
  const hollow = smooth(1.02, 0.8, dent)
  ink.dim(1 - 0.3 * hollow)
  const torn = (cloud(u * 0.16, v * 0.16 + offset) - 0.5) * 3 * hollow
  const lip = smooth(1.25, 1.02, dent) * smooth(0.9, 1.02, dent)
  return (
    fold * 0.5 * (1 - hollow) + (cloud(u * 0.03 + offset, v * 0.03) - 0.5) * 3 + lip * 1.6 + torn - DENT.deep * hollow
  )
}

/** Fills a bowl with something thick, with the turn of one spoon in it. */
export function pourCreamSurface(stage: Stage, surface: CreamSurface): void {
  const { spot, scene, random } = stage
  const { level, owner, colour, deep, stain, gloss = 0.55, wave = 2.2, curds = 0, rise = 4, isSet = false } = surface
  const offset = random() * 99
  const start = random() * 6
  const { radius } = spot
  const turns = radius > 60 ? 0.075 : 0.13
  pour(scene, {
    level,
    inside: spot.inside,
    owner,
    paint({ x, y }, ink) {
      const u = x - spot.x
      const v = y - spot.y
      const far = Math.hypot(u, v)
      const phase = start + Math.atan2(v, u) + far * turns + (cloud(u * 0.03 + offset, v * 0.03) - 0.5) * 2.4
      const ridge = Math.sin(phase * 2 + 0.7)
      ink.mix(colour, deep, 0.3 - ridge * 0.3 + (cloud(u * 0.06, v * 0.06 + offset) - 0.5) * 0.3)
      if (stain !== undefined) {
        const streak = Math.cos(phase * 2)
        ink.over(
          stain,
          0.85 * smooth(0.2, 0.95, streak) * smooth(radius, radius * 0.7, far) + 0.24 * smooth(-0.3, 0.5, streak),
        )
      }
      const edge = smooth(radius, radius * 0.75, far)
      let height = wave * ridge * smooth(0, 14, far) * edge + rise * (1 - (far / radius) ** 2)
      if (curds > 0) {
        const { near, second } = cells(u * 0.15 + offset, v * 0.15)
        height += curds * ((0.6 - near) * 1.6 + cloud(u * 0.09, v * 0.09 + offset) * 2)
        ink.dim(1 - 0.06 * smooth(0.2, 0, second - near))
      }
      if (isSet) height += setSkin(ink, { u, v, offset, radius })
      ink.surface(gloss, curds > 0 ? 0.4 : 0.03, height)
    },
  })
}
