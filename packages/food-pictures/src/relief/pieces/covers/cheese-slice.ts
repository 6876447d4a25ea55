import type { Random } from '../../../drawing/random.ts'
import { grainOffset, within } from '../../paint/chance.ts'
import { colour, type Colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { box, ellipse, rounded, smooth } from '../../paint/shape.ts'
import type { Piece, PieceMaker } from '../../scene/piece.ts'
import { brown } from '../browning.ts'

export interface CheeseOptions {
  readonly colour: Colour
  readonly second: Colour
  readonly rind?: Colour
  readonly isRound?: boolean
  /** Share of the slice that is eyes. */
  readonly eyes?: number
  readonly browned?: number
  readonly gloss?: number
  /** Half its size, units. */
  readonly half?: number
  readonly height?: number
}

const BLISTER = colour('#A8621E')

/** A slice of cheese as the slicer leaves it. */
export function cheeseSlice(options: CheeseOptions): PieceMaker {
  const {
    colour: cheese,
    second,
    rind,
    isRound = false,
    eyes = 0,
    browned = 0,
    gloss = 0.35,
    half = 19,
    height = 2.4,
  } = options
  return (random: Random): Piece => {
    const offset = grainOffset(random)
    const outline = isRound
      ? ellipse(half, half * within(random, 0.9, 1))
      : box(half, half * within(random, 0.72, 0.82), 2)
    const lift = within(random, -0.06, 0.06)
    const point = { u: 0, v: 0, offset }
    return {
      reach: isRound ? half * 1.06 : half * 1.3,
      paint(u, v, ink) {
        const distance = outline(u, v) + (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 2.4
        ink.mix(cheese, second, cloud(u * 0.08 + offset, v * 0.08))
        ink.surface(gloss, 0.06, height * rounded(distance, 1.6) + 1 + u * lift)
        if (rind !== undefined) ink.over(rind, smooth(-2.2, -1, distance))
        point.u = u
        point.v = v
        if (browned > 0) brown(ink, point, browned)
        if (eyes > 0) {
          const eye = smooth(1 - eyes, 1.06 - eyes, noise(u * 0.15 + offset, v * 0.15))
          ink.dim(1 - 0.3 * eye)
          ink.height -= 1.5 * eye
        }
        return distance
      },
    }
  }
}

/** Cheese that melted over what lies below: it runs out at the edge and browns in blisters. */
export function meltedCheese({ colour: cheese, second, half = 19 }: CheeseOptions): PieceMaker {
  return (random: Random): Piece => {
    const offset = grainOffset(random)
    const outline = ellipse(half * 1.1, half * 0.9)
    const point = { u: 0, v: 0, offset }
    return {
      reach: half * 1.4,
      paint(u, v, ink) {
        const distance = outline(u, v) + (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 16
        ink.mix(cheese, second, cloud(u * 0.07 - offset, v * 0.07))
        ink.surface(0.75, 0.08, 2.4 * rounded(distance, 3.4) + (cloud(u * 0.1, v * 0.1 + offset) - 0.5) * 1.6)
        point.u = u
        point.v = v
        brown(ink, point, 0.28)
        ink.over(BLISTER, 0.5 * smooth(0.68, 0.8, cloud(u * 0.16 + offset, v * 0.16)))
        return distance
      },
    }
  }
}
