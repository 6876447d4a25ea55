import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { box, ellipse, rounded, smooth } from '../paint/shape.ts'
import { lump } from '../pieces/lump.ts'
import type { PieceMaker } from '../scene/piece.ts'

/** A block as it comes out of its wrapping. */
export const block =
  (hex: string, { a = 24, b = 15, gloss = 0.45 } = {}): PieceMaker =>
  (random) => {
    const tint = colour(hex)
    const offset = grainOffset(random)
    const outline = box(a, b, 2.5)
    return {
      reach: a * 1.2,
      paint(u, v, ink) {
        const distance = outline(u, v)
        ink.fill(tint)
        ink.dim(0.97 + 0.06 * cloud(u * 0.07 + offset, v * 0.07))
        ink.surface(gloss, 0.04, 13 * rounded(distance, 2.4) + (cloud(u * 0.05, v * 0.05 + offset) - 0.5) * 1.6)
        return distance
      },
    }
  }

/** A wedge of a hard cheese with its rind. */
export const cheeseWedge = (hex: string, rindHex: string): PieceMaker => {
  const [tint, rind] = [colour(hex), colour(rindHex)]
  return (random) => {
    const offset = grainOffset(random)
    return {
      reach: 34,
      paint(u, v, ink) {
        const far = Math.hypot(u + 32, v)
        const side = (Math.abs(v) - (u + 32) * 0.38) * 0.93
        const distance = Math.max(side, far - 62)
        ink.fill(tint)
        ink.dim(0.94 + 0.12 * cloud(u * 0.12 + offset, v * 0.12))
        ink.over(rind, smooth(57.5, 59, far))
        ink.surface(0.25, 0.25, 14 * rounded(distance, 2.4) + cloud(u * 0.1, v * 0.1 + offset) * 1.6)
        return distance
      },
    }
  }
}

const EYE = colour('#1E1A18')
const EYE_RIM = colour('#E9DDB0')

/** A whole fish, its head at the right. */
export const wholeFish = (backHex: string, bellyHex: string, hasStripes = false): PieceMaker => {
  const [back, belly] = [colour(backHex), colour(bellyHex)]
  const body = ellipse(36, 13)
  return (random) => {
    const offset = grainOffset(random)
    return {
      reach: 52,
      paint(u, v, ink) {
        const trunk = body(u - 8, v * (1 + Math.max(0, -u) * 0.008))
        const tail = Math.max(
          Math.abs(v) - 3 - Math.max(0, -u - 26) * 0.72,
          u + 24,
          -u - 46 + Math.max(0, 7 - Math.abs(v)),
        )
        const fin = Math.max(Math.hypot(u - 4, v + 9) - 11, v + 8)
        const distance = Math.min(trunk, tail, fin)
        ink.mix(back, belly, smooth(-5, 6, v + (cloud(u * 0.08 + offset, v * 0.08) - 0.5) * 5))
        if (hasStripes && v < 0) ink.dim(1 - 0.5 * smooth(0.2, 0.8, Math.sin(u * 0.7 + Math.sin(v * 0.6) * 1.4)))
        const scales = u < 24 ? 0.07 * Math.sin(u * 1.5) * Math.sin(v * 1.5 + u * 0.4) : 0
        ink.dim(1 + scales)
        if (Math.abs(Math.hypot(u - 20, v) - 9) < 0.9 && u > 24) ink.dim(0.7)
        const eye = Math.hypot(u - 34, v + 3)
        if (eye < 3.4) ink.fill(eye < 2.1 ? EYE : EYE_RIM)
        ink.surface(0.75, 0.06, 3 * rounded(distance, 3) + 8 * rounded(trunk, 13))
        return distance
      },
    }
  }
}

/** Eggs in their shell, speckled or plain. */
export const eggs = (shell: string, speck: string | undefined, size: number): PieceMaker => {
  const [tint, spot] = [colour(shell), speck === undefined ? undefined : colour(speck)]
  const outline = ellipse(19 * size, 14.6 * size)
  return (random) => {
    const offset = grainOffset(random)
    return {
      reach: 21 * size,
      paint(u, v, ink) {
        const distance = outline(u, v * (1 + (u * 0.007) / size))
        ink.fill(tint)
        ink.dim(0.97 + 0.06 * cloud(u * 0.1 + offset, v * 0.1))
        if (spot !== undefined) ink.over(spot, 0.85 * smooth(0.6, 0.66, cloud(u * 0.2 + offset, v * 0.2)))
        ink.surface(0.25, 0.05, 14 * size * rounded(distance, 14 * size))
        return distance
      },
    }
  }
}

/** A chunk of fish from a tin, that falls into flakes. */
export const tinnedFish = (hex: string, deepHex: string): PieceMaker => {
  const [tint, deep] = [colour(hex), colour(deepHex)]
  return (random) =>
    lump(random, {
      rx: within(random, 20, 28),
      ry: within(random, 14, 18),
      height: 13,
      edge: 7,
      uneven: 0.3,
      colour: tint,
      second: deep,
      gloss: 0.5,
      grain: 0.2,
      fineness: 0.05,
      paint(ink, { u, v, offset }) {
        const flake = Math.sin(u * 0.55 + v * 0.16 + cloud(u * 0.05 + offset, v * 0.05) * 7)
        ink.over(deep, 0.6 * smooth(-0.5, -0.95, flake))
        ink.height += 1.6 * flake
      },
    })
}

const [STEAK, STEAK_DEEP, STEAK_SKIN, BACKBONE] = [
  colour('#FBF6EC'),
  colour('#E6DAC6'),
  colour('#6E6A58'),
  colour('#C9A898'),
]

/** A steak cut across a large flat fish: skin around it, and four fillets about its backbone. */
export const fishSteak: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const outline = ellipse(34, 21)
  return {
    reach: 38,
    paint(u, v, ink) {
      const distance = outline(u, v) + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 4
      const far = Math.hypot(u, v)
      const flake = Math.cos(far * 0.75 + Math.abs(v) * 0.2)
      const seam = Math.min(Math.abs(u), Math.abs(v) * 1.4)
      ink.mix(STEAK, STEAK_DEEP, 0.6 * smooth(0.2, -0.9, flake) + 0.5 * smooth(1.8, 0.4, seam))
      ink.over(STEAK_SKIN, smooth(-2.4, -1.2, distance))
      ink.over(BACKBONE, smooth(4.6, 3.4, far))
      ink.surface(0.55, 0.1, 8 * rounded(distance, 3) + 0.8 * flake - 1.6 * smooth(2, 0, seam))
      return distance
    },
  }
}
