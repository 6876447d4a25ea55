import { grainOffset, within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import { brown } from './browning.ts'
import type { CookedMaker } from './doneness.ts'

export interface MushroomColours {
  readonly flesh: Colour
  readonly second: Colour
  readonly skin: Colour
}

const GILLS = colour('#7C5638')
const CAP = ellipse(10.5, 8)

/** A slice through cap and stem. */
export const mushroomSlice =
  ({ flesh, second, skin }: MushroomColours): CookedMaker =>
  ({ browned, soft }) =>
  (random) => {
    const offset = grainOffset(random)
    const size = within(random, 0.9, 1.15)
    const point = { u: 0, v: 0, offset }
    return {
      reach: 15,
      paint(u, v, ink) {
        const x = u / size
        const y = v / size
        const cap = Math.max(CAP(x, y + 2), y - 2.2)
        const stem = Math.max(Math.abs(x) - 3.1 - Math.max(0, y - 6) * 0.12, Math.abs(y - 4.2) - 6.2)
        const distance = Math.min(cap, stem) * size + (cloud(u * 0.3 + offset, v * 0.3) - 0.5) * 1.2
        ink.mix(flesh, second, cloud(u * 0.2 + offset, v * 0.2))
        if (Math.abs(y - 0.2) < 1.5 && Math.abs(x) > 3.2 && Math.abs(x) < 8.4) ink.over(GILLS, 0.75)
        ink.over(skin, smooth(-1.8, -0.3, distance))
        ink.surface(0.36 + soft * 0.25, 0.2, 2.4 * rounded(distance, 1.8))
        point.u = u
        point.v = v
        if (browned > 0) brown(ink, point, browned * 0.85)
        return distance
      },
    }
  }

/** A whole mushroom, its cap up. */
export const mushroomCap =
  ({ flesh, skin }: MushroomColours, radius = 12): CookedMaker =>
  ({ browned, soft }) =>
  (random) => {
    const offset = grainOffset(random)
    const outline = ellipse(radius * within(random, 0.92, 1.1), radius * within(random, 0.85, 1))
    const point = { u: 0, v: 0, offset }
    return {
      reach: radius * 1.2,
      paint(u, v, ink) {
        const distance = outline(u, v) + (cloud(u * 0.1 + offset, v * 0.1) - 0.5) * 2.5
        ink.mix(flesh, skin, 0.25 + 0.6 * cloud(u * 0.12 + offset, v * 0.12))
        ink.over(skin, 0.7 * smooth(-3, 0, distance))
        ink.surface(0.35 + soft * 0.3, 0.2, radius * 0.85 * rounded(distance, radius))
        point.u = u
        point.v = v
        if (browned > 0) brown(ink, point, browned * 0.8)
        return distance
      },
    }
  }

/** A fan or trumpet that runs down into its stem: oyster mushrooms and chanterelles. */
export const mushroomFan =
  ({ flesh, second, skin }: MushroomColours, size = { cap: 12, stem: 10 }): CookedMaker =>
  ({ browned, soft }) =>
  (random) => {
    const offset = grainOffset(random)
    const { cap, stem } = size
    const scale = within(random, 0.8, 1.15)
    const point = { u: 0, v: 0, offset }
    return {
      reach: (cap + stem) * 1.05,
      paint(u, v, ink) {
        const x = u / scale
        const y = v / scale
        const frill = (cloud(u * 0.12 + offset, v * 0.12) - 0.5) * 5
        const fan = Math.max(Math.hypot(x * 0.9, (y + stem * 0.4) * 1.2) - cap + frill, y - 3 + Math.abs(x) * 0.5)
        const foot = Math.max(
          Math.abs(x) - 2.6 - Math.max(0, -y + stem * 0.4) * 0.4,
          Math.abs(y - stem * 0.45) - stem * 0.62,
        )
        const distance = Math.min(fan, foot) * scale
        const ray = Math.cos(Math.atan2(x, stem * 1.2 - y) * 26)
        ink.mix(flesh, second, 0.5 + 0.5 * ray * smooth(-4, 3, y))
        ink.over(skin, 0.75 * smooth(-3.2, -0.5, distance))
        const height = 3.6 * rounded(distance, 3) + ray * 0.3 + (cloud(u * 0.09, v * 0.09 + offset) - 0.5) * 3
        ink.surface(0.4 + soft * 0.3, 0.2, height)
        point.u = u
        point.v = v
        if (browned > 0) brown(ink, point, browned * 0.75)
        return distance
      },
    }
  }
