import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import { stick } from '../pieces/stick.ts'
import type { PieceMaker } from '../scene/piece.ts'

const [SKIN, SKIN_DEEP, SKIN_LIGHT, CAP, CAP_DEEP] = [
  colour('#4A2150'),
  colour('#2A1030'),
  colour('#7A4A80'),
  colour('#6E9440'),
  colour('#4A6E2A'),
]

/** A whole aubergine: thick at the left, its green cap at the right. */
export const wholeAubergine: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return {
    reach: 46,
    halfWidth: 20,
    paint(u, v, ink) {
      const here = (18 - 7.5 * smooth(-14, 26, u)) * Math.max(0.02, rounded(Math.abs(u + 4) - 34, 15))
      const bent = v + 0.003 * (u + 10) ** 2 - 2
      const body = Math.max(Math.abs(bent) - here, Math.abs(u + 4) - 34)
      const stalk = Math.max(Math.abs(bent) - 3.2, Math.abs(u - 33) - 11)
      const isCap = u > 17 + 4.5 * Math.cos((bent / 10) * 6)
      if (isCap || stalk < body) ink.mix(CAP, CAP_DEEP, cloud(u * 0.1 + offset, v * 0.1))
      else {
        ink.mix(SKIN, SKIN_DEEP, smooth(-4, here, bent))
        ink.over(SKIN_LIGHT, 0.3 * smooth(3, 0, Math.abs(bent + here * 0.45)))
      }
      const height = 16 * rounded(Math.abs(bent) - here, Math.max(4, here))
      ink.surface(isCap ? 0.25 : 0.95, isCap ? 0.2 : 0.02, Math.max(height, 4) + (isCap ? 1.4 : 0))
      return Math.min(body, stalk)
    },
  }
}

const [COURGETTE, COURGETTE_DEEP, SPECK, COURGETTE_STALK] = [
  colour('#4F8A36'),
  colour('#2E5E22'),
  colour('#A9C97A'),
  colour('#9CB46A'),
]

/** A whole courgette: ridges, pale specks and its cut stalk. */
export const wholeCourgette: PieceMaker = (random) =>
  stick(random, {
    length: 92,
    width: 21,
    bend: 3,
    taper: 0,
    square: 0.15,
    height: 17,
    colour: COURGETTE,
    second: COURGETTE_DEEP,
    gloss: 0.55,
    grain: 0.05,
    paint(ink, { u, v, offset }) {
      const stripe = Math.sin(v * 0.95 + offset)
      ink.over(COURGETTE_DEEP, 0.5 * smooth(0.2, 0.9, stripe))
      ink.over(SPECK, 0.6 * smooth(0.7, 0.86, noise(u * 0.5 + offset, v * 0.8)) * smooth(0.4, -0.4, stripe))
      ink.over(COURGETTE_STALK, smooth(37, 40, u))
      ink.height -= 5 * smooth(36, 41, u)
    },
  })

const [SWEET, SWEET_DEEP, SWEET_FLESH, SWEET_EDGE] = [
  colour('#B4623E'),
  colour('#8A4228'),
  colour('#F29A44'),
  colour('#DD7A26'),
]

/** A sweet potato, cut at one end so that its orange flesh shows. */
export const wholeSweetPotato: PieceMaker = (random) =>
  stick(random, {
    length: 78,
    width: 33,
    bend: 3,
    taper: 0.35,
    square: 0.1,
    height: 22,
    colour: SWEET,
    second: SWEET_DEEP,
    gloss: 0.25,
    grain: 0.2,
    paint(ink, { u, v, offset }) {
      ink.over(SWEET_DEEP, 0.7 * smooth(0.72, 0.82, noise(u * 0.25 + offset, v * 0.05)))
      const cut = Math.hypot((u - 30) / 7, v / 12)
      if (cut > 1) return
      ink.mix(SWEET_FLESH, SWEET_EDGE, smooth(0.5, 0.9, cut))
      ink.dim(0.95 + 0.1 * noise(u * 0.6, v * 0.6))
    },
  })
