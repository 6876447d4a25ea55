import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

const [BEIGE, TAN, BUTTERNUT_STALK] = [colour('#F0CD96'), colour('#D9A862'), colour('#8A6E42')]

/** A whole butternut squash: a bulb at the left, a neck and its stalk at the right. */
export const wholeButternut: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const bulb = ellipse(19, 18)
  return {
    reach: 38,
    paint(u, v, ink) {
      const round = bulb(u + 16, v)
      const bent = v + 0.004 * (u - 6) ** 2 - 1
      const neck = Math.hypot(Math.max(0, Math.abs(u - 7) - 16), bent) - 10.5
      // They grow together (smooth minimum, Quilez).
      const blend = Math.max(0, 12 - Math.abs(round - neck)) / 12
      const body = Math.min(round, neck) - blend * blend * 3
      const stalk = Math.max(Math.abs(bent + 0.5) - 3.4, Math.abs(u - 34) - 4.5)
      const distance = Math.min(body, stalk)
      if (stalk < body) {
        ink.fill(BUTTERNUT_STALK)
        ink.surface(0.15, 0.3, 6 * rounded(stalk, 3.4))
        return distance
      }
      ink.mix(BEIGE, TAN, 0.7 * smooth(0.3, 0.8, cloud(u * 0.03 + offset, v * 0.07)) + 0.3 * smooth(4, 14, v))
      ink.over(TAN, 0.35 * smooth(0.75, 1, Math.sin(v * 0.62 + offset)) * smooth(-4, -8, body))
      ink.surface(0.4, 0.06, 15 * rounded(body, 16))
      return distance
    },
  }
}

const [ORANGE, DEEP_ORANGE, PUMPKIN_STALK] = [colour('#F08A24'), colour('#C2560E'), colour('#6E7A3A')]
/** Ribs that are seen from one side. */
const RIBS = 3.5

/** A whole pumpkin from the side: ribs that run from its stalk. */
export const wholePumpkin: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const body = ellipse(33, 25)
  return {
    reach: 40,
    paint(u, v, ink) {
      const half = 33 * Math.sqrt(Math.max(0.04, 1 - (v / 26) ** 2))
      const across = Math.asin(Math.max(-1, Math.min(1, u / half)))
      const rib = Math.cos(across * RIBS * 2)
      const fruit = body(u, v) - 1.3 * rib - 2 * smooth(10, 0, Math.abs(u)) * smooth(0, 20, -v) * -1
      const bentU = u - 0.02 * (v + 22) ** 2
      const stalk = Math.max(Math.abs(bentU) - 4 + (v + 34) * 0.08, Math.abs(v + 27) - 8)
      const distance = Math.min(fruit, stalk)
      if (stalk < fruit || stalk < -0.4) {
        ink.fill(PUMPKIN_STALK)
        ink.surface(0.2, 0.3, 20 + 3 * rounded(stalk, 3))
        return distance
      }
      ink.mix(ORANGE, DEEP_ORANGE, smooth(0.1, -1, rib))
      ink.dim(0.96 + 0.08 * cloud(u * 0.08 + offset, v * 0.08))
      ink.surface(0.55, 0.05, 16 * rounded(fruit, 20) + 2.6 * rib * smooth(0, -7, fruit))
      return distance
    },
  }
}

const [RIND, RIND_DARK, RIND_WHITE, RED, SEED] = [
  colour('#4F8E34'),
  colour('#2A5E22'),
  colour('#F3F2D8'),
  colour('#E8404A'),
  colour('#231A18'),
]

/** A wedge of watermelon, rind down, seeds in its flesh. */
export const watermelonWedge: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return {
    reach: 36,
    paint(u, v, ink) {
      const y = v + 16
      const far = Math.hypot(u, y)
      const distance = Math.max(far - 35, -y)
      ink.mix(RIND, RIND_DARK, smooth(0.2, 0.8, Math.sin(u * 0.8)))
      ink.over(RIND_WHITE, smooth(32.6, 31.4, far))
      ink.over(RED, smooth(29.6, 27, far))
      ink.dim(0.96 + 0.08 * cloud(u * 0.12 + offset, v * 0.12))
      // Seeds in two arcs, pointed at the middle of the fruit.
      const angle = Math.atan2(y, u)
      for (const [radius, step] of [
        [21.5, 0.42],
        [13, 0.64],
      ] as const) {
        const near = angle - Math.round((angle - step / 2) / step) * step - step / 2
        const seed = Math.hypot((far - radius) / 2.6, (near * radius) / 1.5)
        if (y > 4) ink.over(SEED, smooth(1.15, 0.85, seed))
      }
      ink.surface(0.6, 0.12, 9 * rounded(distance, 2.4) + 1.2 * cloud(u * 0.2 + offset, v * 0.2))
      return distance
    },
  }
}
