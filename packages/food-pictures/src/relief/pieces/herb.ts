import { grainOffset, within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { lump } from './lump.ts'
import { stick } from './stick.ts'

const CHIVE = colour('#3F7F2B')
const CHIVE_PALE = colour('#5FA03A')
const FROND = colour('#3F7A2A')
const FROND_PALE = colour('#5C9C3C')
const VEIN = colour('#8DBB5C')

/** A ring of chives from the side. */
export const chive: PieceMaker = (random) =>
  stick(random, {
    length: within(random, 3.5, 6.5),
    width: 2,
    height: 1.5,
    colour: CHIVE,
    second: CHIVE_PALE,
    gloss: 0.4,
    grain: 0,
  })

/** A bit of a chopped herb. */
export const herbBit =
  (colours: readonly [Colour, Colour], size = 1): PieceMaker =>
  (random) =>
    lump(random, {
      rx: within(random, 2, 3.6) * size,
      ry: within(random, 1.2, 2.2) * size,
      height: 1.4 * size,
      uneven: 0.7,
      colour: colours[0],
      second: colours[1],
      gloss: 0.25,
      grain: 0.1,
      fineness: 0.6 / size,
    })

/** A sprig of dill or fennel green. */
export const dillFrond: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return {
    reach: 10,
    paint(u, v, ink) {
      const side = Math.abs(((u + Math.abs(v) * 0.8 + 40) % 3) - 1.5)
      const twig = Math.max(side - 0.4, Math.abs(v) - (7 - Math.abs(u + 1) * 0.75) * 0.55)
      const distance = Math.max(Math.min(Math.abs(v) - 0.35, twig), Math.abs(u) - 8)
      ink.mix(FROND, FROND_PALE, noise(u + offset, v))
      ink.surface(0.2, 0, 1)
      return distance
    },
  }
}

export interface HerbLeafOptions {
  readonly colours: readonly [Colour, Colour]
  readonly length: number
  readonly width: number
  /** Teeth around the edge; none when 0. */
  readonly teeth?: number
}

/** A whole leaf of a herb, vaulted: basil, mint, coriander, lovage. */
export function herbLeaf({ colours, length, width, teeth = 0 }: HerbLeafOptions): PieceMaker {
  const outline = ellipse(length, width)
  return (random) => {
    const offset = grainOffset(random)
    const size = within(random, 0.75, 1.15)
    return {
      reach: length * 1.25 * size,
      paint(u, v, ink) {
        const x = u / size
        const y = v / size
        // Pointed to the right.
        const lean = y * (1 + smooth(0, length, x) * 0.9)
        const tooth = teeth === 0 ? 0 : Math.cos(Math.atan2(y, x) * teeth) * width * 0.2
        const distance = (outline(x, lean) + tooth + (cloud(u * 0.1 + offset, v * 0.1) - 0.5) * 1.4) * size
        ink.mix(colours[0], colours[1], cloud(u * 0.15 + offset, v * 0.15))
        const vein = Math.abs(((x - Math.abs(y) * 1.1 + 60) % 4.4) - 2.2)
        ink.over(VEIN, 0.35 * smooth(0.5, 0.1, vein) + 0.6 * smooth(0.7, 0.2, Math.abs(y)))
        const vault = Math.abs(y) / width
        ink.surface(
          0.45,
          0.05,
          1.4 + rounded(distance, 2) + vault * 1.8 - vein * 0.2 + Math.sin(x * 0.3 + offset) * 0.8,
        )
        return distance
      },
    }
  }
}
