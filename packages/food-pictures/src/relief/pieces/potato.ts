import type { Random } from '../../drawing/random.ts'
import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { Piece, PieceMaker } from '../scene/piece.ts'
import { dice } from './dice.ts'
import { lump } from './lump.ts'

const BOILED = colour('#F8E8B2')
const BOILED_DARK = colour('#F0D88C')
const BOILED_SHADE = colour('#D9B662')
const PEEL = colour('#C99A5B')
const PEEL_DARK = colour('#A9763A')
const PEEL_PALE = colour('#DDB77E')
const OPEN = colour('#F9E8AC')
const OPEN_DARK = colour('#F2D27C')
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

/** A cube from the pan: crisp edges that are darker than its faces. */
export const potatoCubeRoast: PieceMaker = (random) =>
  dice(random, {
    half: within(random, 6.8, 8.6),
    colour: ROAST,
    second: BOILED_DARK,
    peel: ROAST_DARK,
    gloss: 0.45,
    grain: 0.3,
    browned: 0.42,
  })

/** A wedge, crisp at its edges: two cut sides and a strip of skin. */
export function potatoWedge(random: Random): Piece {
  const rx = within(random, 19, 23)
  const ry = within(random, 8, 9.5)
  return lump(random, {
    rx,
    ry,
    height: 10,
    uneven: 0.12,
    colour: ROAST,
    second: BOILED_DARK,
    gloss: 0.45,
    grain: 0.45,
    browned: 0.4,
    paint(ink, { u, v, distance, offset }) {
      ink.over(ROAST_DARK, 0.6 * smooth(-2.5, 0, distance))
      if (v > ry * 0.45) ink.over(PEEL_DARK, 0.8 * smooth(ry * 0.45, ry * 0.7, v))
      ink.over(CRACK, 0.4 * smooth(0.62, 0.78, cloud(u * 0.14 + offset, v * 0.14)))
      ink.height += 2.4 * (1 - Math.abs(v) / ry)
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

/** A half from the oven, its golden cut side up, a rim of skin around it. */
export const potatoHalfRoast = (random: Random): Piece =>
  lump(random, {
    rx: within(random, 15, 18),
    ry: within(random, 11, 13),
    height: 11,
    edge: 4.5,
    uneven: 0.07,
    colour: OPEN_DARK,
    second: ROAST,
    gloss: 0.4,
    grain: 0.35,
    browned: 0.2,
    paint(ink, { distance }) {
      ink.over(ROAST_DARK, 0.45 * smooth(-5, -2, distance))
      ink.over(PEEL_DARK, 0.95 * smooth(-2.4, -1.2, distance))
      // The cut face has sunk a little in the heat.
      ink.height -= 1.4 * smooth(-4, -9, distance)
    },
  })
