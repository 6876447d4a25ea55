import type { Random } from '../../../drawing/random.ts'
import { grainOffset, within } from '../../paint/chance.ts'
import { colour, shaded, type Colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { ellipse, rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'
import { lump } from '../lump.ts'

const FLAKE = colour('#E6CFA0')

/** A ball rolled between the palms; `flaked` shows flakes in its mass, 0 to 1. */
export function rolledBall(
  random: Random,
  { radius, tint, flaked }: { readonly radius: number; readonly tint: Colour; readonly flaked: number },
): Piece {
  const offset = grainOffset(random)
  const dark = shaded(tint, 0.6)
  return {
    reach: radius * 1.12,
    paint(u, v, ink) {
      const distance = Math.hypot(u, v) - radius + (cloud(u * 0.1 + offset, v * 0.1) - 0.5) * 3
      const crumb = noise(u * 0.34 + offset, v * 0.34)
      ink.mix(tint, dark, smooth(0.3, 0.75, crumb))
      const flake = noise(u * 0.26 - offset, v * 0.4)
      ink.over(FLAKE, flaked * 0.85 * smooth(0.6, 0.7, flake))
      ink.surface(
        0.3,
        0.5,
        radius * 1.25 * rounded(distance, radius * 0.95) + (crumb - 0.5) * 2.6 + flaked * smooth(0.6, 0.7, flake),
      )
      return distance
    },
  }
}

const DATE = colour('#8A4C24')
const DATE_DARK = colour('#4A240F')
const DATE_FLESH = colour('#C98540')
const SLIT = ellipse(12, 5.2)
const CHOCOLATE = colour('#3B1E10')

/** A stuffed date, seen from above: wrinkled, glossy. */
export const date = (random: Random): Piece =>
  lump(random, {
    rx: within(random, 19, 21.5),
    ry: within(random, 11, 12.5),
    height: 12,
    uneven: 0.08,
    colour: DATE,
    second: DATE_DARK,
    gloss: 0.65,
    grain: 0.1,
    paint(ink, { u, v, offset }) {
      const wrinkle = Math.sin(v * 0.9 + cloud(u * 0.08 + offset, v * 0.08) * 9)
      ink.height += wrinkle * 0.7
      ink.over(DATE_DARK, 0.35 * smooth(0.2, -0.9, wrinkle))
      // Cut open along one half: amber flesh at the lips, dark between them.
      const slit = SLIT(u + 6, v)
      ink.over(DATE_FLESH, smooth(2.6, 0.8, slit))
      ink.over(DATE_DARK, 0.9 * smooth(0.2, -1, slit))
      ink.height -= 4 * smooth(0.6, -2, slit)
    },
  })

/** Chocolate in which one end of a bite of these half axes was dipped aslant. */
export function chocolateDip(random: Random, a: number, b: number): Piece {
  const offset = grainOffset(random)
  const outline = ellipse(a, b)
  return {
    reach: a * 1.05,
    paint(u, v, ink) {
      const line = 6 - u * 0.8 - v * 0.6 + (cloud(v * 0.1 + offset, u * 0.1) - 0.5) * 9
      const distance = Math.max(outline(u, v), line)
      ink.fill(CHOCOLATE)
      ink.dim(0.9 + 0.3 * cloud(u * 0.06 + offset, v * 0.06))
      ink.surface(0.9, 0.03, 13.2 * rounded(outline(u, v), b) + Math.sin(u * 0.3 + v * 0.1 + offset) * 0.4)
      return distance
    },
  }
}

const NUGGET = colour('#D39A58')
const NUGGET_DARK = colour('#A9662C')
const NUGGET_CRUST = colour('#6E3A18')

/** A rough crisp nugget: its crags are dark, its dents pale. */
export const nugget = (random: Random): Piece =>
  lump(random, {
    rx: within(random, 12, 16),
    ry: within(random, 10, 12.5),
    height: 11,
    uneven: 0.34,
    colour: NUGGET,
    second: NUGGET_DARK,
    gloss: 0.22,
    grain: 0.8,
    browned: 0.3,
    rough: 5,
    fineness: 0.16,
    paint(ink, { u, v, distance, offset }) {
      const crag = noise(u * 0.3 + offset, v * 0.3)
      ink.over(NUGGET_CRUST, 0.6 * smooth(0.58, 0.8, crag) + 0.4 * smooth(-4, -0.5, distance))
      ink.height += (crag - 0.5) * 3
    },
  })
