import type { Random } from '../../../drawing/random.ts'
import { grainOffset, within } from '../../paint/chance.ts'
import { shaded, type Colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cells, cloud } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import type { Piece, PieceMaker } from '../../scene/piece.ts'
import { lump, type PiecePoint } from '../lump.ts'

export interface BerryOptions {
  readonly radius: number
  readonly colour: Colour
  readonly second?: Colour
  readonly gloss?: number
  /** What is left of the blossom, seen on one side. */
  readonly crown?: Colour
  /** A pale bloom on the skin. */
  readonly bloom?: Colour
  /** Width over length. */
  readonly oval?: number
  /** Cooked: wrinkled and collapsed. */
  readonly isSoft?: boolean
}

/** A smooth round berry: blueberry, currant, cherry, grape. */
export function berry(options: BerryOptions): PieceMaker {
  const { radius, colour, second = shaded(colour, 0.7), gloss = 0.8, crown, bloom, oval = 1, isSoft = false } = options
  return (random) => {
    const size = radius * within(random, 0.9, 1.08)
    const crownX = within(random, -0.45, 0.45) * size
    const crownY = within(random, -0.45, 0.45) * size
    const paint = (ink: Ink, { u, v, offset }: PiecePoint): void => {
      if (bloom !== undefined) ink.over(bloom, 0.55 * smooth(0.35, 0.75, cloud(u * 0.14 - offset, v * 0.14)))
      if (crown === undefined) return
      const far = Math.hypot(u - crownX, v - crownY)
      ink.over(crown, 0.9 * smooth(size * 0.3, size * 0.22, far))
      ink.height -= 1.1 * smooth(size * 0.34, size * 0.1, far)
    }
    return lump(random, {
      rx: size,
      ry: size * oval,
      height: size * (isSoft ? 0.75 : 1.25),
      uneven: isSoft ? 0.13 : 0.04,
      rough: isSoft ? 1.1 : 0,
      colour,
      second,
      gloss,
      grain: 0.04,
      paint,
    })
  }
}

export interface DrupeletOptions {
  readonly radius: number
  readonly dark: Colour
  readonly light: Colour
  readonly gloss?: number
  readonly isSoft?: boolean
}

/** A berry of many small ones: raspberry or blackberry. */
export function drupelets({ radius, dark, light, gloss = 0.9, isSoft = false }: DrupeletOptions): PieceMaker {
  return (random: Random): Piece => {
    const offset = grainOffset(random)
    const size = radius * within(random, 0.92, 1.08)
    const flat = isSoft ? 0.62 : 1
    return {
      reach: size * 1.15,
      paint(u, v, ink) {
        const far = Math.hypot(u, v * 1.1)
        const dome = Math.sqrt(Math.max(0, 1 - (far / size) ** 2))
        // Drupelets crowd at the edge.
        const crowd = 0.36 * (1 + 0.45 * (1 - dome))
        const { near, second, luck } = cells(u * crowd + offset, v * crowd + offset)
        const bead = Math.sqrt(Math.max(0, 1 - (near / 0.62) ** 2))
        ink.mix(dark, light, luck * 0.4 + bead * 0.4)
        ink.dim((1 - 0.34 * smooth(0.25, 0, second - near)) * (1 - 0.45 * smooth(0.7, 1, far / size)))
        ink.surface(gloss, 0, (size * 1.15 * dome ** 0.9 + 2 * bead) * flat)
        return far - size + (near - 0.3) * (isSoft ? 1.8 : 1.4)
      },
    }
  }
}
