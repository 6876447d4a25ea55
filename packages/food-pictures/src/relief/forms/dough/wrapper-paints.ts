import { crepeLace } from '../../pieces/dough/pancake.ts'
import type { PiecePoint } from '../../pieces/lump.ts'
import { colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'

const VEIN = colour('#F1F0CE')
const LEAF_EDGE = colour('#9DB04A')
const FAT = colour('#FBE9DC')
const BEEF_RIM = colour('#6E4028')
const BEEF_ROSE = colour('#E3A097')
const BRAISED = colour('#43210F')

export const cabbageVeins = (ink: Ink, { u, v, offset }: PiecePoint): void => {
  const wander = (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 16
  const branch = Math.abs(((u * 0.7 + Math.abs(v) * 1.2 + wander + offset + 400) % 19) - 9.5)
  const fine = smooth(0.06, 0.01, Math.abs(noise(u * 0.16 - offset, v * 0.16) - 0.5))
  const rib = Math.abs(v + 3 + wander * 0.2)
  ink.over(LEAF_EDGE, 0.5 * smooth(0.45, 0.7, cloud(u * 0.05 - offset, v * 0.05)))
  ink.over(VEIN, 0.5 * smooth(1.1, 0.3, branch) + 0.22 * fine + 0.75 * smooth(2.6, 0.8, rib))
  ink.height += 0.7 * smooth(1.6, 0.2, branch) + 0.4 * fine + 1.2 * smooth(3, 0.6, rib)
}
export const hamEdge = (ink: Ink, { u, v, offset }: PiecePoint): void => {
  const seam = Math.abs(v - 3 + Math.sin(u * 0.08 + offset) * 2)
  ink.over(FAT, 0.85 * smooth(1.6, 0.6, seam) + 0.35 * smooth(0.74, 0.84, noise(u * 0.4 + offset, v * 0.4)))
  ink.height -= 0.9 * smooth(1.3, 0.2, seam)
}
/** A slice of roast beef that was rolled loosely: rosy, fine fibres, brown at its rims and along its free edge. */
export const beefEdge = (ink: Ink, { u, v, distance, offset }: PiecePoint): void => {
  const flap = v - 2 - u * 0.12 - (cloud(u * 0.05 + offset, offset) - 0.5) * 9
  ink.over(BEEF_ROSE, 0.6 * smooth(0.4, 0.7, cloud(u * 0.06 + offset, v * 0.12)))
  ink.dim(0.92 + 0.16 * noise(u * 0.1 + offset, v * 0.6))
  ink.over(BEEF_RIM, 0.9 * smooth(3.2, 1, Math.abs(flap + 1.4)) + 0.85 * smooth(-4, -1.6, distance))
  ink.height += 1.8 * smooth(1, -0.8, flap)
}
export const braise = (ink: Ink, { u, v, offset }: PiecePoint): void => {
  const fibre = noise(u * 0.14 + offset, v * 0.7)
  ink.over(BRAISED, 0.5 * smooth(0.45, 0.75, fibre))
  ink.height += (fibre - 0.5) * 1.6
}
/** Where the free edge of a rolled pancake lies, units off its middle, and how it wanders. */
const FLAP = { aside: 5, wander: 7 } as const

/** The lace of a pancake, and its free edge along the roll. */
export const crepeSpots = (ink: Ink, point: PiecePoint): void => {
  crepeLace(ink, point)
  const { u, v, offset } = point
  const flap = v - FLAP.aside - (cloud(u * 0.035 + offset, offset) - 0.5) * FLAP.wander
  ink.height += 1.3 * smooth(1.2, -0.6, flap)
  ink.dim(1 - 0.26 * smooth(2.6, 0.2, flap) * smooth(-0.8, 0.2, flap))
}

const BACON_FAT = colour('#E6B98E')
export const bacon = (ink: Ink, { u, v, offset }: PiecePoint): void => {
  ink.over(BACON_FAT, 0.9 * smooth(0.3, 0.75, Math.sin(u * 0.62 + v * 0.12 + offset + cloud(u * 0.05, v * 0.05) * 4)))
}
