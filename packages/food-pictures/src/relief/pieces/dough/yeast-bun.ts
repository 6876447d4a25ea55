import type { Random } from '../../../drawing/random.ts'
import { grainOffset } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { box, rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'
import type { RollShape } from './roll-body.ts'

const PALE = colour('#EFCB86')
const GOLD = colour('#DB9A40')
const BROWN = colour('#A85F20')
const SPOT = colour('#7E4416')
/** Colour of the dough under the crust of a cut bun. */
const CRUMB = colour('#F7E7BE')

/** How round the corners are, in shares of its half width. */
const CORNER = 0.82
/** How thick the crust and the dough around the filling are, units at the usual size. */
const CRUST = 1.6

const outlineOf = ({ a, b }: RollShape): ReturnType<typeof box> => box(a, b, b * CORNER)

const reachOf = ({ a, b }: RollShape): Pick<Piece, 'reach' | 'halfWidth'> => ({
  reach: Math.hypot(a, b),
  halfWidth: b * 1.1,
})

/** A small oblong bun of yeast dough: pale where it touched the tray, golden and shiny on top. */
export function yeastBun(random: Random, shape: RollShape): Piece {
  const { b } = shape
  const offset = grainOffset(random)
  const outline = outlineOf(shape)
  return {
    ...reachOf(shape),
    paint(u, v, ink) {
      const distance = outline(u, v) + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * b * 0.22
      const patch = cloud(u * 0.07 - offset, v * 0.07)
      const top = smooth(-b * 0.1, -b * 0.55, distance)
      ink.mix(PALE, GOLD, smooth(-b * 0.04, -b * 0.32, distance))
      ink.over(BROWN, top * (0.3 + 0.6 * smooth(0.38, 0.66, patch)))
      ink.over(SPOT, 0.4 * top * smooth(0.62, 0.8, patch))
      const pore = noise(u * 0.5 + offset, v * 0.5)
      ink.dim(0.97 + 0.06 * pore)
      ink.surface(0.55, 0.12, b * 0.95 * rounded(distance, b * 0.95) + (patch - 0.5) * 2.4)
      return distance
    },
  }
}

/** A bun cut in half, its cut side up: the crust around, then the dough, in which the filling has its bed. */
export function openBun(random: Random, shape: RollShape): Piece {
  const { b } = shape
  const offset = grainOffset(random)
  const outline = outlineOf(shape)
  return {
    ...reachOf(shape),
    paint(u, v, ink) {
      const distance = outline(u, v) + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * b * 0.2
      const hole = noise(u * 0.45 + offset, v * 0.45)
      ink.fill(CRUMB)
      ink.dim(0.9 + 0.16 * hole)
      ink.over(BROWN, 0.95 * smooth(-CRUST - 0.8, -CRUST + 0.4, distance))
      const bed = smooth(-b * 0.24, -b * 0.4, distance)
      ink.surface(0.15, 0.5, b * 0.62 * rounded(distance, 3) + (hole - 0.5) * 1.4 - bed * 2)
      return distance
    },
  }
}
