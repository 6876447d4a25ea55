import type { Random } from '../../../drawing/random.ts'
import { grainOffset } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { box, rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'

const BUTTER = colour('#EFC987')
const GOLDEN = colour('#D39A4A')
const EDGE = colour('#A4662A')
const SPICED = colour('#8A4E26')
const SPICED_DARK = colour('#5E3014')
const ICING = colour('#FBF6EE')

/** A butter biscuit with a scalloped edge and rows of pricks. */
export function biscuit(random: Random): Piece {
  const offset = grainOffset(random)
  const outline = box(21, 16, 2)
  return {
    reach: 28,
    paint(u, v, ink) {
      const scallop =
        Math.cos(u * 1.05) * smooth(-4, 0, Math.abs(v) - 16) + Math.cos(v * 1.05) * smooth(-4, 0, Math.abs(u) - 21)
      const distance = outline(u, v) - scallop * 0.9
      const prick = Math.hypot(((u + 400) % 9) - 4 - 0.5, ((v + 400.5) % 9) - 4.5)
      ink.mix(BUTTER, GOLDEN, smooth(0.35, 0.7, cloud(u * 0.06 + offset, v * 0.06)))
      ink.over(EDGE, 0.7 * smooth(-4.5, -0.5, distance) + 0.6 * smooth(1.5, 0.7, prick) * smooth(-3, -5, distance))
      ink.surface(
        0.15,
        0.35,
        4.6 * rounded(distance, 2.4) - 1.4 * smooth(1.6, 0.5, prick) + (noise(u * 0.5, v * 0.5 + offset) - 0.5),
      )
      return distance
    },
  }
}

/** Gingerbread: a dark heart-shaped biscuit with a line of icing. */
export function gingerbread(random: Random): Piece {
  const offset = grainOffset(random)
  return {
    reach: 24,
    paint(u, v, ink) {
      const far = Math.hypot(u, v * 1.06)
      const lobe = 19 + 2.6 * Math.cos(Math.atan2(v, u) * 6)
      const distance = far - lobe
      const line = Math.abs(distance + 4.6 + Math.sin(Math.atan2(v, u) * 22) * 0.9)
      const grain = noise(u * 0.4 + offset, v * 0.4)
      ink.mix(SPICED, SPICED_DARK, smooth(0.3, 0.75, grain * 0.5 + cloud(u * 0.07 + offset, v * 0.07) * 0.5))
      const iced = smooth(1.2, 0.7, line)
      ink.over(ICING, iced)
      ink.surface(0.2 + iced * 0.3, 0.45 * (1 - iced), 6.5 * rounded(distance, 5) + iced * 1.2 + (grain - 0.5) * 1.6)
      return distance
    },
  }
}
