import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cells, cloud, noise } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import { brown } from './browning.ts'

const FLORET = colour('#5E9636')
const FLORET_DARK = colour('#3B6A24')
const FLORET_TIP = colour('#86B552')
const STALK = colour('#B9CF86')
const ONION = colour('#F1DFB4')
const ONION_EDGE = colour('#C99A58')
const CAP = colour('#EFDFC0')
const CAP_DARK = colour('#DDC498')
const GILL = colour('#7C5638')
const CAP_SKIN = colour('#A9815A')

/** A floret: a stalk that branches into a crown of buds. */
export function anyFloret(random: Random): Piece {
  const offset = grainOffset(random)
  const radius = within(random, 10, 12.5)
  return {
    reach: radius * 1.5,
    paint(u, v, ink) {
      const crown = Math.hypot(u + 2, v * 0.95) - radius + (cloud(u * 0.13 + offset, v * 0.13) - 0.5) * 9
      const stalk = Math.max(Math.abs(v) - 3.6 - u * 0.06, Math.abs(u - radius * 0.8) - radius * 0.6)
      if (crown <= stalk) {
        const bud = cells(u * 0.42 + offset, v * 0.42)
        ink.mix(FLORET, FLORET_DARK, smooth(0.35, 0.65, cloud(u * 0.1 - offset, v * 0.1)))
        ink.over(FLORET_TIP, 0.5 * smooth(0.4, 0.1, bud.near))
        ink.dim(0.8 + 0.3 * smooth(0.6, 0.1, bud.near))
        ink.surface(0.3, 0.25, 10 * rounded(crown, radius * 0.8) + 2.4 * (0.6 - bud.near))
        return crown
      }
      ink.fill(STALK)
      ink.surface(0.4, 0.1, 5 * rounded(stalk, 3.6))
      return stalk
    },
  }
}

/** A strip of onion, bent as it grew, soft and glassy. */
export function onionStrip(random: Random, browned = 0): Piece {
  const offset = grainOffset(random)
  const radius = within(random, 8, 13)
  const from = within(random, 0.7, 1.3)
  const point = { u: 0, v: 0, offset }
  return {
    reach: radius + 2.5,
    paint(u, v, ink) {
      const far = Math.hypot(u, v)
      const angle = Math.abs(Math.atan2(v, u))
      const across = Math.abs(far - radius + (noise(u * 0.2 + offset, v * 0.2) - 0.5) * 2.4) - 1.9
      const distance = Math.max(across, (angle - from) * radius * 0.6)
      ink.mix(ONION, ONION_EDGE, smooth(-1.2, 0.2, across) * 0.7)
      ink.surface(0.75, 0.05, 2.4 * rounded(across, 1.9) + 0.6)
      point.u = u
      point.v = v
      if (browned > 0) brown(ink, point, browned)
      return distance
    },
  }
}

/** A slice of mushroom: cap, gills and stem. */
export function anyMushroomSlice(random: Random, browned = 0.6): Piece {
  const offset = grainOffset(random)
  const size = within(random, 0.9, 1.15)
  const cap = ellipse(10.5, 8)
  const point = { u: 0, v: 0, offset }
  return {
    reach: 15,
    paint(u, v, ink) {
      const x = u / size
      const y = v / size
      const head = Math.max(cap(x, y + 2), y - 2.2)
      const stem = Math.max(Math.abs(x) - 3.1 - Math.max(0, y - 6) * 0.12, Math.abs(y - 4.2) - 6.2)
      const distance = Math.min(head, stem) * size + (cloud(u * 0.3 + offset, v * 0.3) - 0.5) * 1.2
      ink.mix(CAP, CAP_DARK, cloud(u * 0.2 + offset, v * 0.2))
      const isGill = Math.abs(y - 0.2) < 1.5 && Math.abs(x) > 3.2 && Math.abs(x) < 8.4
      if (isGill) ink.over(GILL, 0.75)
      ink.over(CAP_SKIN, smooth(-1.8, -0.3, distance))
      point.u = u
      point.v = v
      brown(ink, point, browned)
      ink.surface(0.45, 0.2, 3.2 * rounded(distance, 1.8))
      return distance
    },
  }
}
