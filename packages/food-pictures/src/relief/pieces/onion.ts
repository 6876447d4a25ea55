import { grainOffset, within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import { brown } from './browning.ts'
import type { CookedMaker } from './doneness.ts'
import { slice } from './slice.ts'
import { stick } from './stick.ts'

export interface OnionColours {
  readonly inner: Colour
  readonly skin: Colour
}

const COOKED = colour('#B07A3E')
/** Fried until it is sweet. */
const SWEATED = colour('#B4691C')
const HALF_THICK = 1.5

/** A part of a ring of onion. */
export const onionRing =
  ({ inner, skin }: OnionColours): CookedMaker =>
  ({ browned, soft }) =>
  (random) => {
    const offset = grainOffset(random)
    const radius = within(random, 7, 12)
    const open = within(random, 1.6, 2.8)
    const squash = within(random, 0.7, 1)
    const point = { u: 0, v: 0, offset }
    return {
      reach: radius + 3,
      paint(u, v, ink) {
        const far = Math.hypot(u, v / squash) - radius
        const wander = (noise(u * 0.2 + offset, v * 0.2) - 0.5) * (2 + soft * 2)
        const across = Math.abs(far + wander) - HALF_THICK
        const distance = Math.max(across, (Math.abs(Math.atan2(v, u)) - open) * radius * 0.5)
        ink.mix(inner, skin, smooth(-0.4, 1, far / HALF_THICK))
        if (soft > 0) ink.over(COOKED, 0.3 * soft)
        ink.surface(0.5 + soft * 0.3, 0.1, 2 * rounded(across, HALF_THICK) + 0.4)
        point.u = u
        point.v = v
        if (browned > 0) brown(ink, point, browned * 0.7)
        return distance
      },
    }
  }

/** Fried or stewed onion: limp strips. */
export const onionStrip =
  ({ inner, skin }: OnionColours): CookedMaker =>
  ({ browned, soft }) =>
  (random) =>
    stick(random, {
      length: within(random, 14, 24) * (1 - soft * 0.35),
      width: within(random, 2.6, 4.2) * (1 - soft * 0.2),
      height: 1.6 - soft * 0.5,
      bend: within(random, -5, 5) * (1 - soft * 0.3),
      square: 0.3,
      taper: 0.3,
      colour: inner,
      second: skin,
      gloss: 0.5 + soft * 0.4,
      grain: 0.1,
      browned,
      paint(ink) {
        ink.over(COOKED, 0.2 * soft)
        ink.over(SWEATED, 0.85 * browned)
      },
    })

/** A ring of leek or spring onion, layer in layer. */
export const ringedSlice =
  ({ inner, skin }: OnionColours, radius: number): CookedMaker =>
  ({ browned, soft }) =>
  (random) =>
    slice(random, {
      radius: radius * within(random, 0.8, 1.15),
      height: 2.2,
      lift: radius * 0.12,
      gloss: 0.5 + soft * 0.25,
      browned: browned * 0.8,
      paint(ink, { share }) {
        const layer = Math.cos(share * 15)
        ink.mix(inner, skin, smooth(0.2, 0.95, share))
        ink.dim(0.93 + 0.09 * layer)
        ink.height += layer * 0.35 - smooth(0.35, 0.1, share) * 0.8
      },
    })
