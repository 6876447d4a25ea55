import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import { berry } from '../pieces/fruit/berry.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { arranged } from './arranged.ts'
import { blade } from './herb-sprigs.ts'

const LEAF = blade({
  length: 26,
  width: 12,
  tint: colour('#6FA23C'),
  deep: colour('#437A2A'),
  rib: colour('#C6DD96'),
})

const [FUZZ, BLUSH, CLEFT] = [colour('#F8C070'), colour('#D8503C'), colour('#B8432E')]

const peachBody: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const body = ellipse(24, 23)
  return {
    reach: 27,
    paint(u, v, ink) {
      const distance = body(u, v)
      // A cleft runs from the stalk to the point.
      const cleft = Math.abs(u - 9 + 0.017 * (v + 2) ** 2)
      ink.mix(FUZZ, BLUSH, smooth(-14, 16, u - v * 0.5 + (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 22))
      ink.over(CLEFT, 0.5 * smooth(2.4, 0.4, cleft))
      ink.surface(0.2, 0.25, 16 * rounded(distance, 21) - 2 * smooth(5, 0, cleft))
      return distance
    },
  }
}

export const wholePeach: PieceMaker = arranged([
  { make: LEAF, x: 10, y: -24, turn: -0.35, base: 10 },
  { make: peachBody, y: 3 },
])

const mandarinBody: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const body = ellipse(24, 20)
  const [tint, deep, top] = [colour('#F79A1E'), colour('#DB7410'), colour('#5E8A36')]
  return {
    reach: 26,
    paint(u, v, ink) {
      const distance = body(u, v)
      const pore = noise(u * 0.7 + offset, v * 0.7)
      const far = Math.hypot(u - 1, (v + 7) * 1.4)
      ink.mix(tint, deep, smooth(-8, 0, distance) * 0.7 + 0.25 * smooth(0.6, 0.9, pore))
      ink.over(top, smooth(3.4, 2.2, far))
      ink.surface(0.6, 0.15, 15 * rounded(distance, 19) - 0.5 * pore - 2 * smooth(9, 1, far))
      return distance
    },
  }
}

/** A whole mandarin with a leaf. */
export const wholeMandarin: PieceMaker = arranged([
  { make: LEAF, x: 14, y: -13, turn: -0.3, base: 12 },
  { make: mandarinBody },
])

const STRIPE = colour('#DDE6A8')

/** A gooseberry: pale lines run from its stalk to what is left of its blossom. */
export const gooseberry: PieceMaker = (random) => {
  const piece = berry({ radius: 12, colour: colour('#A9B84A'), second: colour('#86983A'), gloss: 0.8, oval: 0.9 })(
    random,
  )
  const tuft = colour('#7E5E34')
  return {
    ...piece,
    reach: piece.reach + 3,
    paint(u, v, ink) {
      const body = piece.paint(u, v, ink)
      const across = Math.asin(Math.max(-1, Math.min(1, v / (11 * Math.sqrt(Math.max(0.06, 1 - (u / 12.6) ** 2))))))
      ink.over(STRIPE, 0.75 * smooth(0.75, 0.98, Math.cos(across * 6)))
      const stub = Math.max(Math.abs(v) - 1.8, Math.abs(u - 13) - 3)
      if (stub < body) ink.fill(tuft)
      return Math.min(body, stub)
    },
  }
}
