import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cells, cloud } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import { lump } from '../pieces/lump.ts'
import { stick } from '../pieces/stick.ts'
import type { PieceMaker } from '../scene/piece.ts'

interface LeekOptions {
  readonly half: number
  readonly width: number
  /** How much its bulb is thicker, units. */
  readonly bulb: number
}

const [WHITE, PALE, GREEN, DARK, ROOTS] = [
  colour('#F8F6E8'),
  colour('#BFD68A'),
  colour('#5E9440'),
  colour('#33682E'),
  colour('#D9C79A'),
]

/** A leek or spring onion: white at its root, green where its leaves part. */
const leekLike =
  ({ half, width, bulb }: LeekOptions): PieceMaker =>
  (random) => {
    const offset = grainOffset(random)
    return {
      reach: half + 3,
      halfWidth: width * 1.5,
      paint(u, v, ink) {
        const along = u / half
        const fan = smooth(0.15, 1, along)
        const here = width * (0.62 + 0.75 * fan) + bulb * smooth(0.22, 0, Math.abs(along + 0.84))
        // Leaves end at different lengths.
        const leafEnd = half * (0.86 + 0.14 * Math.cos((v / here) * 6 + offset))
        const distance = Math.max(Math.abs(v) - here * rounded(-u - half, half * 0.06), u - leafEnd, -u - half)
        ink.mix(WHITE, PALE, smooth(-0.35, 0.05, along))
        ink.over(GREEN, smooth(-0.05, 0.4, along))
        ink.over(DARK, 0.8 * smooth(0.3, 0.95, along + 0.2 * Math.sin(v * 1.2 + offset)))
        ink.over(ROOTS, smooth(-0.93, -0.98, along))
        const fold = Math.sin((v / here) * (3 + 7 * fan) + 0.6)
        ink.surface(0.45, 0.08, here * 0.8 * rounded(Math.abs(v) - here, here) + fold * (0.3 + 1.5 * fan))
        return distance
      },
    }
  }

export const wholeLeek: PieceMaker = leekLike({ half: 50, width: 9, bulb: 1.2 })
export const wholeSpringOnion: PieceMaker = leekLike({ half: 48, width: 4.4, bulb: 2.4 })

const [SPEAR, SPEAR_DARK, SCALE, TIP] = [colour('#86B04A'), colour('#6A9438'), colour('#B9A6A0'), colour('#5E6E4A')]

/** A spear of asparagus with its scales and its tip. */
export const wholeAsparagus: PieceMaker = (random) =>
  stick(random, {
    length: 96,
    width: 10,
    bend: within(random, -2, 2),
    taper: 0,
    square: 0.2,
    height: 9,
    colour: SPEAR,
    second: SPEAR_DARK,
    gloss: 0.45,
    grain: 0.06,
    paint(ink, { u, v }) {
      const step = u > 22 ? 5 : 17
      const from = ((u + 90) % step) / step
      const side = Math.floor((u + 90) / step) % 2 === 0 ? 1 : -1
      const scale = smooth(1, 0.7, from + Math.abs(v - side * (u > 22 ? 1 : 2.4)) * 0.28)
      if (u > 22) ink.mix(SPEAR_DARK, TIP, smooth(22, 34, u))
      ink.over(SCALE, (u > 22 ? 0.5 : 0.75) * scale * smooth(0, 0.25, from))
      ink.height += scale * (u > 22 ? 1.6 : 0.8)
      ink.over(WHITE, 0.5 * smooth(-38, -48, u))
    },
  })

const [POD, POD_DARK, POD_CAP] = [colour('#7FAE44'), colour('#5A8A2E'), colour('#A9C06A')]

/** A pod of okra: ridges from its cap to its point. */
export const wholeOkra: PieceMaker = (random) => {
  const bend = within(random, 2, 5)
  return {
    reach: 33,
    halfWidth: 13,
    paint(u, v, ink) {
      const across = v - bend * ((u / 30) ** 2 - 0.3)
      const here = 8.4 * Math.sqrt(Math.max(0, Math.min(1, (33 - u) / 46)))
      const stalk = Math.max(Math.abs(across) - 2.2, Math.abs(u + 27) - 6)
      const pod = Math.max(Math.abs(across) - here, u - 32, -u - 22)
      const ridge = Math.cos((across / Math.max(1, here)) * 7)
      ink.mix(POD_DARK, POD, smooth(-1, 0.6, ridge))
      ink.over(POD_CAP, smooth(-15, -19, u))
      ink.surface(0.35, 0.14, here * rounded(Math.abs(across) - here, here) + ridge * 0.8)
      return Math.min(pod, stalk)
    },
  }
}

const [RHUBARB, RHUBARB_DEEP, RHUBARB_GREEN] = [colour('#D94A5E'), colour('#B02A40'), colour('#B4C46A')]

/** A stalk of rhubarb, red at its foot and green towards its leaf. */
export const rhubarbStalk: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return stick(random, {
    length: 98,
    width: 13,
    bend: within(random, -1.5, 1.5),
    square: 0.85,
    height: 9,
    colour: RHUBARB,
    second: RHUBARB_DEEP,
    gloss: 0.5,
    grain: 0.06,
    paint(ink, { u, v }) {
      ink.over(RHUBARB_GREEN, 0.85 * smooth(0, 46, u + (cloud(u * 0.04 + offset, v * 0.3) - 0.5) * 30))
      const rib = Math.cos(v * 2)
      ink.dim(0.92 + 0.08 * rib)
      ink.height += rib * 0.6
    },
  })
}

/** A pickled cucumber as it comes out of its jar: warts on its skin. */
export const wholePickle =
  (hexes: readonly [string, string, string], [rx, ry]: readonly [number, number]): PieceMaker =>
  (random) => {
    const [skin, deep, pale] = [colour(hexes[0]), colour(hexes[1]), colour(hexes[2])]
    return lump(random, {
      rx: rx * within(random, 0.94, 1.06),
      ry,
      height: ry * 1.1,
      uneven: 0.1,
      colour: skin,
      second: deep,
      gloss: 0.7,
      grain: 0.06,
      fineness: 0.06,
      paint(ink, { u, v, offset }) {
        const { near } = cells(u * 0.2 + offset, v * 0.2)
        const wart = smooth(0.3, 0.05, near)
        ink.over(pale, 0.35 * wart + 0.3 * smooth(0.6, 0.9, Math.sin(v * 0.9 + offset)))
        ink.over(deep, smooth(rx * 0.86, rx, Math.abs(u)))
        ink.height += wart * 1.2
      },
    })
  }

const [SHRED, SHRED_DEEP] = [colour('#F7EEBE'), colour('#E3D48C')]

/** A shred of fermented cabbage: long, limp and bent. */
export const sauerkrautShred: PieceMaker = (random) =>
  stick(random, {
    length: within(random, 28, 44),
    width: within(random, 5.4, 7.4),
    bend: within(random, -5, 5),
    wave: within(random, 0.8, 2),
    square: 0.3,
    height: 3.2,
    colour: SHRED,
    second: SHRED_DEEP,
    gloss: 0.75,
    grain: 0.04,
  })
