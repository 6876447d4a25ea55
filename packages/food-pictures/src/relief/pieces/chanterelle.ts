import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import { brown } from './browning.ts'
import type { CookedMaker } from './doneness.ts'

const FLESH = colour('#F3A92F')
const RIDGE = colour('#F9C65C')
const FURROW = colour('#B8661A')
const CAP = colour('#F2A024')
const DEEP_CAP = colour('#CE7414')
const FOOT = colour('#F8DC9A')

/** Gills that are seen from one side. */
const GILLS = 5.2

/** A whole chanterelle on its side: a trumpet with gills that run down its stem, and the wavy hollow cap. */
export const chanterelle: CookedMaker =
  ({ browned, soft }) =>
  (random) => {
    const offset = grainOffset(random)
    const size = within(random, 0.84, 1.14)
    const lean = within(random, -0.14, 0.14)
    const flare = within(random, 8.6, 11)
    const point = { u: 0, v: 0, offset }
    return {
      reach: 16.5 * size,
      paint(u, v, ink) {
        const y = v / size
        const x = u / size - lean * y
        // 0 at the foot, 1 at the edge of the cap.
        const up = Math.min(1, Math.max(0, (13 - y) / 20))
        const half = 2.5 + (flare - 2.5) * up ** 2.4
        const wave = (cloud(x * 0.14 + offset, offset) - 0.5) * 4.4
        const stem = Math.max(Math.abs(x) - half, y - 13, -7 - y) + (cloud(u * 0.3 + offset, v * 0.3) - 0.5) * 0.9
        const capY = (y + 7.5 + wave * 0.5) / (4.6 + wave * 0.3)
        const capX = x / (flare + 1.3)
        const cap = (Math.hypot(capX, capY) - 1) * 4.2 + (noise(x * 0.34 + offset, y * 0.34) - 0.5) * 1.4
        const distance = Math.min(stem, cap) * size
        if (cap < 0) {
          const inside = smooth(-0.8, -3, cap)
          ink.mix(RIDGE, CAP, smooth(-0.2, -1.4, cap))
          ink.over(DEEP_CAP, 0.75 * inside)
          ink.surface(0.5, 0.12, 6.2 * rounded(cap, 1.6) - 3 * inside)
        } else {
          const gill = Math.cos((x / half) * GILLS * Math.PI * 0.5 + (cloud(x * 0.1, y * 0.1 + offset) - 0.5) * 2)
          const gilled = smooth(0.2, 0.5, up)
          ink.mix(FLESH, RIDGE, smooth(0.1, 0.9, gill) * gilled)
          ink.over(FURROW, 0.7 * smooth(-0.1, -0.8, gill) * gilled)
          ink.over(FOOT, 0.7 * smooth(0.24, 0.04, up))
          ink.surface(0.4 + soft * 0.2, 0.14, 5.4 * rounded(Math.abs(x) - half, half) + gill * 0.5 * gilled)
        }
        point.u = u
        point.v = v
        if (browned > 0) brown(ink, point, browned * 0.3)
        return distance
      },
    }
  }
