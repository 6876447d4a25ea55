import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import { brown } from './browning.ts'
import type { CookedMaker } from './doneness.ts'

const WHITE = colour('#F7F5E2')
const GREEN = colour('#B9CF86')
const STALK = colour('#8FB45C')
const LINE = colour('#93A866')

/** Half its length, and half its width where it is broadest, units. */
const LONG = 25
const WIDE = 13

/** Layers from the middle to one side. */
const LAYERS = 1.6

/** A wedge of a fennel bulb: layers that the root holds together, and the stubs of its stalks. */
export const fennelWedge: CookedMaker =
  ({ browned, soft }) =>
  (random) => {
    const offset = grainOffset(random)
    const size = within(random, 0.88, 1.05)
    const lean = within(random, -0.16, 0.16)
    const point = { u: 0, v: 0, offset }
    return {
      reach: (LONG + 2) * size,
      halfWidth: (WIDE + 4) * size,
      paint(rawU, rawV, ink) {
        const u = rawU / size
        const v = rawV / size - lean * u
        const along = (u + LONG) / (2 * LONG)
        // From the root it swells to a belly, and narrows to three stalks.
        const belly = Math.max(
          0.5 * smooth(0, 0.5, along),
          Math.sin(Math.PI * Math.max(0, Math.min(1, along * 1.16 + 0.1))) ** 0.8,
        )
        const half = WIDE * belly
        const side = v / Math.max(1, half)
        const gap = smooth(0.62, 0.74, along) * smooth(0.55, 0.85, Math.abs(Math.sin(side * 4.2)))
        const distance = Math.max((Math.abs(v) - half) * 0.9, Math.abs(u) - LONG, (gap - 0.55) * 5)
        const layer = Math.abs(side) ** 0.8 * LAYERS
        const line = Math.abs(layer - Math.round(layer))
        ink.mix(WHITE, GREEN, 0.75 * smooth(0.3, 0.85, along + (cloud(u * 0.15 + offset, v * 0.15) - 0.5) * 0.3))
        ink.over(STALK, 0.95 * smooth(0.62, 0.8, along))
        const groove = smooth(0.2, 0.04, line) * smooth(0.06, 0.2, along)
        ink.over(LINE, 0.45 * groove)
        ink.surface(0.45 + soft * 0.2, 0.1, 6.5 * rounded(distance, 6) - groove * 1.5)
        point.u = u
        point.v = v
        // The oven browns the edges of the layers first.
        if (browned > 0) brown(ink, point, browned * (0.35 + 0.4 * groove))
        return distance * size
      },
    }
  }
