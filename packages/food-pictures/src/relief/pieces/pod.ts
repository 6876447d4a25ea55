import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { CookedMaker } from './doneness.ts'
import { slice } from './slice.ts'
import { stick } from './stick.ts'

const BEAN = colour('#5E9E38')
const BEAN_DARK = colour('#3F7D28')
const TIP = colour('#A9C46A')
const SNAP = colour('#7DB544')
const SPEAR = colour('#7FAE48')
const SPEAR_PALE = colour('#B9CE84')
const SPEAR_TIP = colour('#55703A')
const SCALE = colour('#8A7F5A')
const OKRA_SEED = colour('#F2EBCB')

/** A green bean. */
export const greenBean: CookedMaker =
  ({ browned, soft }) =>
  (random) =>
    stick(random, {
      length: within(random, 30, 40),
      width: within(random, 4.6, 5.8),
      height: 4.6,
      bend: within(random, -3, 3),
      square: 0,
      taper: 0.25,
      colour: BEAN,
      second: BEAN_DARK,
      gloss: 0.5 + soft * 0.2,
      grain: 0.05,
      browned: browned * 0.7,
      paint(ink, { u, v, offset }) {
        ink.over(TIP, smooth(12, 18, Math.abs(u)) * 0.6)
        ink.height += Math.sin(u * 0.7 + offset) * 0.3
        ink.over(TIP, 0.35 * smooth(0.6, 0.1, Math.abs(v)))
      },
    })

/** A spear of asparagus, its tip to the right. */
export const asparagusSpear: CookedMaker =
  ({ browned, soft }) =>
  (random) => {
    const half = within(random, 26, 31)
    return stick(random, {
      length: half * 2,
      width: within(random, 6.4, 7.8),
      height: 6,
      bend: within(random, -2.5, 2.5),
      square: 0.1,
      taper: 0.12,
      colour: SPEAR,
      second: SPEAR_PALE,
      gloss: 0.5 + soft * 0.2,
      grain: 0.08,
      browned: browned * 0.7,
      paint(ink, { u, v, offset }) {
        const tip = smooth(half - 15, half - 7, u)
        ink.over(SPEAR_PALE, 0.7 * smooth(-half + 14, -half, u))
        ink.over(SPEAR_TIP, tip * 0.85)
        // Scales lie close at the tip and far apart along the spear.
        const bud = tip > 0.3 ? Math.sin((u - Math.abs(v) * 1.4) * 1.7) : 0
        ink.height += bud * 0.7 - tip * smooth(1, 3.5, Math.abs(v)) * 1.5
        const scale = ((u + offset) % 13) - Math.abs(v) * 1.1
        ink.over(SCALE, (1 - tip) * 0.6 * smooth(1.3, 0.3, Math.abs(scale - 4)) * smooth(3.4, 2, Math.abs(v)))
      },
    })
  }

/** A sugar snap pea: a flat pod with its peas showing. */
export const sugarSnap: CookedMaker =
  ({ browned, soft }) =>
  (random) =>
    stick(random, {
      length: within(random, 27, 33),
      width: 8.6,
      height: 3.4,
      bend: within(random, 1.5, 4),
      square: 0,
      taper: 0.55,
      colour: SNAP,
      second: BEAN,
      gloss: 0.6 + soft * 0.2,
      grain: 0.05,
      browned: browned * 0.7,
      paint(ink, { u, v, offset }) {
        ink.height +=
          (Math.cos(u * 1.05 + offset) * 0.5 + 0.5) * 1.6 * smooth(3, 0, Math.abs(v)) * smooth(13, 8, Math.abs(u))
        ink.over(TIP, 0.8 * smooth(0.9, 0.2, Math.abs(v + 3.1)))
      },
    })

/** A slice of okra: a star of five chambers with pale seeds. */
export const okraSlice: CookedMaker =
  ({ browned, soft }) =>
  (random) =>
    slice(random, {
      radius: within(random, 6.5, 8),
      height: 3.5,
      lift: 1,
      gloss: 0.6 + soft * 0.2,
      browned: browned * 0.8,
      paint(ink, { share, angle, u, v, offset }) {
        const ray = Math.cos(angle * 5 + offset)
        ink.mix(SPEAR_PALE, BEAN, smooth(0.55, 0.9, share + ray * 0.06))
        if (share > 0.25 && share < 0.7) ink.over(OKRA_SEED, smooth(0.2, 0.7, ray) * (0.6 + 0.4 * noise(u, v)))
        ink.over(BEAN_DARK, smooth(0.88, 0.96, share))
      },
    })
