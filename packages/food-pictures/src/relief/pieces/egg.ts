import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { lump } from './lump.ts'

const WHITE = colour('#FFFDF6')
const WHITE_EDGE = colour('#F4EFE4')
const YOLK = colour('#F7B72E')
const YOLK_EDGE = colour('#EFA01C')
const YOLK_LIGHT = colour('#FBD25E')
const SOFT_YOLK = colour('#F59A12')
const CRISP = colour('#B9752E')
const CURD = colour('#FBD766')
const CURD_DEEP = colour('#F3BC38')
const CURD_WHITE = colour('#FCECB0')

const HALF_EGG = ellipse(19, 14)

/** Half a hard-boiled egg, yolk up. */
export const eggHalf: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return {
    reach: 21,
    paint(u, v, ink) {
      // Blunt at the left, pointed at the right.
      const distance = HALF_EGG(u, v * (1 + u * 0.007))
      ink.mix(WHITE, WHITE_EDGE, smooth(-4, 0, distance))
      ink.surface(0.55, 0.03, 9 * rounded(distance, 6))
      const yolk = Math.hypot(u + 1, v) - 9 + (noise(u * 0.2 + offset, v * 0.2) - 0.5) * 1.2
      if (yolk < 0) {
        ink.mix(YOLK, YOLK_EDGE, smooth(-7, 0, yolk))
        ink.over(YOLK_LIGHT, 0.5 * noise(u * 0.4 + offset, v * 0.4))
        ink.surface(0.4, 0.35, ink.height + 0.9 * rounded(yolk, 3))
      }
      return distance
    },
  }
}

const QUAIL = 0.55

/** Half an egg of a quail. */
export const quailEggHalf: PieceMaker = (random) => {
  const piece = eggHalf(random)
  return {
    reach: piece.reach * QUAIL,
    paint(u, v, ink) {
      const distance = piece.paint(u / QUAIL, v / QUAIL, ink) * QUAIL
      ink.height *= QUAIL
      return distance
    },
  }
}

/** A fried or poached egg: white that has run, crisp at its edge, and a domed yolk. */
export const friedEgg =
  (isCrisp: boolean): PieceMaker =>
  (random) => {
    const offset = grainOffset(random)
    const radius = within(random, 27, 31)
    const yolkX = within(random, -4, 4)
    const yolkY = within(random, -4, 4)
    return {
      reach: radius * 1.35,
      paint(u, v, ink) {
        const run = (cloud(u * 0.035 + offset, v * 0.035) - 0.5) * 22
        const distance = Math.hypot(u, v * 1.08) - radius + run
        ink.mix(WHITE, WHITE_EDGE, cloud(u * 0.08 + offset, v * 0.08))
        if (isCrisp)
          ink.over(CRISP, 0.8 * smooth(-3.5, -0.4, distance) * smooth(0.35, 0.55, cloud(u * 0.1, v * 0.1 + offset)))
        ink.surface(
          0.75,
          0.05,
          2.6 * rounded(distance, 3) + 2.2 * smooth(0, -16, distance) + cloud(u * 0.1 + offset, v * 0.1) * 1.6,
        )
        const yolk = Math.hypot(u - yolkX, v - yolkY) - 11.5
        if (yolk < 0) {
          ink.mix(SOFT_YOLK, YOLK, smooth(0, -8, yolk))
          ink.surface(0.95, 0.02, ink.height + 5.5 * rounded(yolk, 10))
        } else ink.over(YOLK_LIGHT, 0.35 * smooth(2, 0, yolk))
        return distance
      },
    }
  }

/** A soft fold of scrambled egg. */
export const eggCurd: PieceMaker = (random) => {
  const fold = within(random, 0.14, 0.24)
  return lump(random, {
    rx: within(random, 15, 23),
    ry: within(random, 11, 15),
    height: 7.5,
    uneven: 0.42,
    colour: CURD,
    second: CURD_DEEP,
    gloss: 0.5,
    grain: 0.12,
    fineness: 0.075,
    mottle: 0.02,
    paint(ink, { u, v, offset }) {
      // Soft folds, as a spatula pushes them together.
      const crease = Math.sin(u * fold + noise(u * 0.07 + offset, v * 0.07) * 8)
      ink.height += crease * 1.5
      ink.over(CURD_WHITE, 0.5 * smooth(0.1, 0.95, crease))
      ink.over(CURD_WHITE, 0.4 * smooth(0.6, 0.75, noise(u * 0.12 - offset, v * 0.12)))
    },
  })
}

/** A slice of a hard-boiled egg. */
export const eggSlice: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const outline = ellipse(12, 10.5)
  return {
    reach: 13,
    paint(u, v, ink) {
      const distance = outline(u, v)
      ink.mix(WHITE, WHITE_EDGE, smooth(-3, 0, distance))
      ink.surface(0.5, 0.03, 2.6 * rounded(distance, 2))
      const yolk = Math.hypot(u, v) - 6.4 + (noise(u * 0.2 + offset, v * 0.2) - 0.5)
      if (yolk < 0) {
        ink.mix(YOLK, YOLK_EDGE, smooth(-5, 0, yolk))
        ink.surface(0.35, 0.35, ink.height + 0.5)
      }
      return distance
    },
  }
}

/** A bit of chopped egg: white or yolk. */
export const eggBit: PieceMaker = (random) => {
  const isYolk = random() < 0.36
  return lump(random, {
    rx: within(random, 3, 4.8),
    ry: within(random, 2.6, 3.6),
    height: 3.4,
    uneven: 0.35,
    colour: isYolk ? YOLK : WHITE,
    second: isYolk ? YOLK_EDGE : WHITE_EDGE,
    gloss: 0.4,
    grain: 0.2,
  })
}
