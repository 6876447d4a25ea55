import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import { dicedOf } from './cuts-of-flesh.ts'
import type { CookedMaker } from './doneness.ts'
import { lump } from './lump.ts'
import { slice } from './slice.ts'

const RED = colour('#E23A22')
const DEEP = colour('#C9281A')
const GLOW = colour('#F2694A')
const BLISTER = colour('#7A2A12')
const FLESH = colour('#EE6A4C')
const JELLY = colour('#D8401F')
const PIP = colour('#F6D27A')
const WALL = colour('#F08A6C')

/** A cherry tomato or its half, skin up; heat wrinkles and blisters it. */
export const cherryTomato: CookedMaker =
  ({ browned, soft }) =>
  (random) =>
    lump(random, {
      rx: within(random, 9.5, 11),
      ry: within(random, 8.5, 10),
      height: 8 - soft * 1.5,
      uneven: 0.05 + soft * 0.05,
      colour: RED,
      second: DEEP,
      gloss: 0.9,
      grain: 0.05,
      paint(ink, { u, v, distance, offset }) {
        ink.over(GLOW, 0.5 * smooth(-6, -9, distance))
        if (soft === 0) return
        ink.over(BLISTER, 0.8 * browned * smooth(0.58, 0.75, cloud(u * 0.15 + offset, v * 0.15)))
        ink.height += (noise(u * 0.3 + offset, v * 0.12) - 0.5) * soft
      },
    })

/** A slice of a tomato: a fleshy star, and pips in jelly between its arms. */
export const tomatoSlice: CookedMaker =
  ({ browned, soft }) =>
  (random) => {
    const arms = Math.floor(within(random, 3, 6))
    return slice(random, {
      radius: within(random, 12, 14.5),
      oval: within(random, 0.88, 1),
      height: 2.8,
      lift: 2.2,
      gloss: 0.75,
      browned: browned * 0.7,
      paint(ink, { share, angle, u, v, offset }) {
        const arm = Math.abs(Math.sin((angle * arms) / 2 + offset + (cloud(u * 0.1, v * 0.1) - 0.5) * 0.8))
        const chamber = smooth(0.35, 0.55, arm) * smooth(0.24, 0.36, share) * smooth(0.86, 0.76, share)
        ink.mix(FLESH, WALL, 0.25 + 0.6 * smooth(0.4, 0.1, share))
        ink.over(JELLY, chamber * 0.9)
        if (chamber > 0.7 && noise(u * 0.75 + offset, v * 0.75) > 0.66) ink.over(PIP, 0.85)
        ink.height -= chamber * 0.7 * (1 - soft)
        ink.over(DEEP, smooth(0.87, 0.93, share))
      },
    })
  }

/** A cube of a tomato: skin on one side, and where the knife met a chamber, jelly with pips. */
export const tomatoDice: CookedMaker = ({ browned, soft }) => {
  const cube = dicedOf({ colour: FLESH, second: RED, peel: DEEP }, 5)({ browned: browned * 0.4, soft })
  return (random) => {
    const piece = cube(random)
    const offset = grainOffset(random)
    return {
      ...piece,
      paint(u, v, ink) {
        const distance = piece.paint(u, v, ink)
        const chamber = smooth(0.5, 0.6, cloud(u * 0.16 + offset, v * 0.16)) * smooth(-0.6, -1.8, distance)
        ink.over(JELLY, 0.75 * chamber)
        ink.over(WALL, 0.5 * smooth(0.44, 0.34, cloud(u * 0.16 + offset, v * 0.16)))
        if (chamber > 0.6 && noise(u * 0.7 + offset, v * 0.7) > 0.68) ink.over(PIP, 0.8)
        ink.height -= chamber * 0.8
        return distance
      },
    }
  }
}
