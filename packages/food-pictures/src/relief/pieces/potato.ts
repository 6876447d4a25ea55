import type { Random } from '../../drawing/random.ts'
import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import { lump } from './lump.ts'

const BOILED = colour('#F8E8B2')
const BOILED_DARK = colour('#F0D88C')
const BOILED_SHADE = colour('#D9B662')
const PEEL = colour('#C99A5B')
const PEEL_DARK = colour('#A9763A')
const PEEL_PALE = colour('#DDB77E')
const OPEN = colour('#F9E8AC')
const OPEN_DARK = colour('#F2D27C')
const FLUFFY = colour('#FBEFC4')
const CRACK = colour('#8A5A26')
const ROAST = colour('#E9BE62')
const ROAST_DARK = colour('#C98A34')

/** Colours of a root that is split or roasted as potatoes are. */
export interface TuberColours {
  readonly peel?: typeof PEEL
  readonly open?: typeof OPEN
}

export const potatoBoiled = (random: Random): Piece =>
  lump(random, {
    rx: within(random, 15, 18.5),
    ry: within(random, 12.5, 14.5),
    height: 14,
    edge: 9,
    uneven: 0.09,
    colour: BOILED,
    second: BOILED_DARK,
    gloss: 0.42,
    grain: 0.3,
    mottle: 0.05,
    paint(ink, { distance }) {
      ink.over(BOILED_SHADE, 0.5 * smooth(-3.5, 0, distance))
    },
  })

/** Baked or boiled in its skin and split along the top. */
export function potatoJacket(random: Random, { peel = PEEL, open = OPEN }: TuberColours = {}): Piece {
  const rx = within(random, 25, 30)
  const ry = within(random, 19, 22)
  const inner = open === OPEN ? OPEN_DARK : open
  return lump(random, {
    rx,
    ry,
    height: 17,
    uneven: 0.1,
    colour: peel,
    second: peel === PEEL ? PEEL_DARK : peel,
    gloss: 0.28,
    grain: 0.3,
    paint(ink, { u, v, offset }) {
      if (noise(u * 0.5 + offset, v * 0.5) > 0.8) ink.dim(0.72)
      if (cloud(u * 0.12 + offset, v * 0.3) > 0.62) ink.over(PEEL_PALE, 0.4)
      const width = 7.5 * (1 - (u / (rx * 0.82)) ** 2) + (noise(u * 0.3 + offset, 2) - 0.5) * 3
      const cut = Math.abs(v) - width
      if (cut < 0) {
        ink.mix(open, inner, cloud(u * 0.3, v * 0.3))
        const fluff = cloud(u * 0.22 + offset, v * 0.22)
        ink.surface(0.15, 0.9, ink.height - 3 * Math.min(1, -cut / 4) + (fluff - 0.4) * 5)
      } else if (cut < 1.2) ink.over(CRACK, 0.5)
    },
  })
}

/** A slice or half, roasted on its cut side. */
export const potatoSlice = (random: Random): Piece =>
  lump(random, {
    rx: within(random, 12, 15),
    ry: within(random, 10.5, 12.5),
    height: 5,
    edge: 4,
    uneven: 0.07,
    colour: ROAST,
    second: BOILED_DARK,
    gloss: 0.5,
    grain: 0.35,
    browned: 0.55,
    paint(ink, { distance }) {
      ink.over(PEEL_DARK, 0.8 * smooth(-1.8, -0.5, distance))
    },
  })

/** How far the skin of a half is seen below its cut face, units. */
const SKIN_SEEN = 5.5

/** A half or quarter from the oven: a pale, fluffy cut face, browned at its edges, and below it the skin. */
export const potatoHalfRoast = (random: Random): Piece => {
  const rx = within(random, 17, 22)
  const ry = within(random, 9, 12)
  // Some are pointed, as quarters are.
  const point = within(random, -0.3, 0.3)
  return lump(random, {
    rx,
    ry: ry + SKIN_SEEN / 2,
    height: 12,
    edge: 6,
    uneven: 0.1,
    colour: PEEL,
    second: PEEL_DARK,
    gloss: 0.35,
    grain: 0.35,
    paint(ink, { u, v, offset }) {
      if (noise(u * 0.5 + offset, v * 0.5) > 0.75) ink.dim(0.78)
      const narrow = ry * (1 - point * (u / rx))
      const face =
        (Math.hypot(u / (rx - 1), (v + SKIN_SEEN / 2) / narrow) - 1) * narrow +
        (cloud(u * 0.12 + offset, v * 0.12) - 0.5) * 2
      if (face > 0) return
      ink.mix(FLUFFY, OPEN_DARK, smooth(0.35, 0.75, cloud(u * 0.16 + offset, v * 0.16)))
      ink.over(ROAST_DARK, 0.85 * smooth(-3.6, -0.6, face + (noise(u * 0.3, v * 0.3 + offset) - 0.5) * 3))
      ink.over(CRACK, 0.55 * smooth(0.6, 0.74, cloud(u * 0.1 - offset, v * 0.1)))
      const fluff = (cloud(u * 0.25 + offset, v * 0.25) - 0.5) * 2.2
      ink.surface(0.3, 0.5, 11.5 + fluff - 0.8 * smooth(-3, -7, face))
    },
  })
}
