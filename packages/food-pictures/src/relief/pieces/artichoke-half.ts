import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import { brown } from './browning.ts'
import type { CookedMaker } from './doneness.ts'

const FLESH = colour('#EDE6B8')
const SECOND = colour('#D3D08E')
const LEAF = colour('#A3AC58')
const HEART = colour('#F7F1D2')

/** Layers of leaves on each side of the heart. */
const LAYERS = 3.4

/** Half a heart of artichoke, cut side up: leaves lie in layers around the pale heart, broad at the foot, open at the top. */
export const artichokeHalf =
  (length = 14): CookedMaker =>
  ({ browned, soft }) =>
  (random) => {
    const offset = grainOffset(random)
    const a = length * within(random, 0.9, 1.1)
    const b = a * within(random, 0.66, 0.78)
    const point = { u: 0, v: 0, offset }
    return {
      reach: a * 1.15,
      halfWidth: b * 1.1,
      paint(u, v, ink) {
        const along = u / a
        // A round foot at the left, a frayed and narrower top at the right.
        const half = b * Math.sqrt(Math.max(0, 1 - ((along + 0.25) / (along < -0.25 ? 0.75 : 1.5)) ** 2))
        const fray = Math.cos(v * (8 / b) + offset) * a * 0.07
        const distance =
          Math.max(Math.abs(v) - half, u - a * 0.86 - fray, -a - u) + (cloud(u * 0.1, v * 0.1 + offset) - 0.5)
        const layer = Math.max(0, Math.abs(v) / Math.max(2, half)) * LAYERS + Math.max(0, -along - 0.3) * 1.6
        const seam = Math.abs(layer - Math.round(layer)) * smooth(0.4, 0.9, layer)
        ink.mix(FLESH, SECOND, smooth(0.9, 3.2, layer) * 0.9 + 0.3 * (cloud(u * 0.12 + offset, v * 0.12) - 0.5))
        ink.over(HEART, 0.7 * smooth(0.7, 0.2, layer) * smooth(0.5, -0.2, along))
        const isLeaf = layer > 0.5 ? smooth(0.2, 0.02, seam) : 0
        ink.over(LEAF, 0.75 * isLeaf + 0.6 * smooth(0.55, 0.85, along) + 0.7 * smooth(-1.6, -0.3, distance))
        ink.surface(0.4 + soft * 0.2, 0.15, b * 0.55 * rounded(distance, b * 0.4) - isLeaf * 0.8)
        point.u = u
        point.v = v
        if (browned > 0) brown(ink, point, browned * 0.6)
        return distance
      },
    }
  }
