import type { Random } from '../../../drawing/random.ts'
import { grainOffset } from '../../paint/chance.ts'
import { colour, type Colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud } from '../../paint/noise.ts'
import { ellipse, rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'

const DOUGH = colour('#E2A955')
const BAKED = colour('#A5651F')
const CHARRED = colour('#4E2A11')
const CREAM_TOAST = colour('#E6C07C')
const CREAM_GOLD = colour('#C58A40')

export interface CrustOptions {
  readonly rx: number
  readonly ry: number
  /** A tin leaves a fluted, even edge; the oven floor a blistered one. */
  readonly isFluted?: boolean
}

/** Width of the rim, units. */
const RIM = 9

/** A flat baked dough: its rim is blistered, gold to char in patches. */
export function tartCrust(random: Random, { rx, ry, isFluted = false }: CrustOptions): Piece {
  const offset = grainOffset(random)
  const outline = ellipse(rx, ry)
  const flutes = Math.round((rx + ry) / 2.6)
  return {
    reach: Math.max(rx, ry) * 1.12,
    paint(u: number, v: number, ink: Ink) {
      const flute = isFluted ? Math.sin(Math.atan2(v * rx, u * ry) * flutes) : 0
      const distance = outline(u, v) + (isFluted ? flute * 1.5 : (cloud(u * 0.03 + offset, v * 0.03) - 0.5) * 12)
      const patch = cloud(u * 0.13 - offset, v * 0.13)
      ink.fill(DOUGH)
      ink.over(BAKED, 0.9 * smooth(0.45, 0.7, patch) + 0.3 * smooth(-2.5, 0, distance))
      ink.over(CHARRED, isFluted ? 0 : 0.8 * smooth(0.66, 0.82, patch))
      const rim = (isFluted ? 7.5 : 5.4) * rounded(distance, 4) + 2.2 * cloud(u * 0.2, v * 0.2)
      ink.surface(0.2, 0.5, distance > -RIM ? rim + flute * 0.7 : 3.4)
      return distance
    },
  }
}

export interface ToppedOptions {
  readonly rx: number
  readonly ry: number
  readonly tint: Colour
  readonly second: Colour
  /** Cream takes colour in the oven; tomato does not. */
  readonly isCreamy: boolean
}

/** What is spread over the dough up to its rim, baked. */
export function tartSpread(random: Random, { rx, ry, tint, second, isCreamy }: ToppedOptions): Piece {
  const offset = grainOffset(random)
  const outline = ellipse(rx - RIM, ry - RIM)
  return {
    reach: Math.max(rx, ry) * 1.05,
    paint(u: number, v: number, ink: Ink) {
      const distance = outline(u, v) + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 8
      ink.mix(tint, second, cloud(u * 0.09 + offset, v * 0.09))
      if (isCreamy) {
        ink.over(CREAM_TOAST, 0.7 * smooth(0.45, 0.75, cloud(u * 0.05 + offset, v * 0.05)))
        ink.over(CREAM_GOLD, 0.5 * smooth(0.62, 0.8, cloud(u * 0.11 + offset, v * 0.11)))
      }
      ink.surface(0.45, 0.35, 1.8 * rounded(distance, 3) + (cloud(u * 0.07, v * 0.07) - 0.5) * 2)
      return distance
    },
  }
}
