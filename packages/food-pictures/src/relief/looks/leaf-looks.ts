import { colour } from '../paint/colour.ts'
import { gratedOf } from '../pieces/cuts-of-flesh.ts'
import { flesh } from '../pieces/flesh.ts'
import { herbLeaf } from '../pieces/herb.ts'
import { leaf, type LeafOptions } from '../pieces/leaf.ts'
import { rocketLeaf } from '../pieces/rocket.ts'
import { wilted } from '../pieces/wilted.ts'
import { cookedLook } from './cooked-look.ts'
import type { FoodLook, FoodLooks, Look } from './look.ts'

const wiltedLook = (colours: readonly [string, string, string], grams: number): Look => ({
  make: wilted({ leaf: colour(colours[0]), shade: colour(colours[1]), rib: colour(colours[2]) }),
  grams,
})

/** A leaf raw, cut in strips, and after heat. */
function green(raw: Look, soft: Look, strip: readonly [string, string]): FoodLook {
  const strips = cookedLook(gratedOf(flesh(strip), 1.3), 1.6)
  const hot = { ...raw, cooked: heatsOf(soft) }
  const stripsHot = { ...strips, cooked: heatsOf(soft) }
  return { any: hot, torn: hot, shredded: stripsHot, strips: stripsHot, ribbons: stripsHot, wilted: soft }
}

const heatsOf = ({ make }: Look): NonNullable<Look['cooked']> => ({
  boiled: make,
  stewed: make,
  wilted: make,
  fried: make,
  baked: make,
})

const leafLook = (colours: readonly [string, string, string], shape: LeafOptions, grams: number): Look => ({
  make: leaf({ inner: colour(colours[0]), edge: colour(colours[1]), rib: colour(colours[2]), ...shape }),
  grams,
})
const SPINACH = wiltedLook(['#2F6B2A', '#173F1A', '#7FA85A'], 4.2)
const KALE = wiltedLook(['#3C6E34', '#1F4A24', '#A6BE84'], 4.2)
const CHARD = wiltedLook(['#3A7030', '#1E4A20', '#D8E0B8'], 5)
const LIMP = wiltedLook(['#6F9A3C', '#4A7428', '#C6D890'], 5)

export const LEAF_LOOKS: FoodLooks = {
  chicory: green(leafLook(['#F6F3D6', '#DDE08A', '#FDFCF2'], { length: 24, width: 10, frill: 0.08 }, 7), LIMP, [
    '#F4F1D2',
    '#E2E29A',
  ]),
  kale: green(leafLook(['#5E8A48', '#2E5E2A', '#B9CC98'], { length: 22, width: 14, frill: 0.6 }, 7), KALE, [
    '#4A7A3A',
    '#2E5E2A',
  ]),
  'lambs-lettuce': green(
    { make: herbLeaf({ colours: [colour('#4F8A34'), colour('#75A84A')], length: 12, width: 6.4 }), grams: 1.6 },
    SPINACH,
    ['#5E9A3C', '#4A8030'],
  ),
  lettuce: green(leafLook(['#A9CF56', '#4F8F2A', '#EAF0C8'], {}, 7), LIMP, ['#B4D662', '#8ABA44']),
  'pak-choi': green(leafLook(['#7FB04A', '#2F6B2A', '#F4F6E6'], { length: 24, width: 12, frill: 0.1 }, 12), CHARD, [
    '#6FA040',
    '#DCE8BC',
  ]),
  radicchio: green(
    leafLook(['#B0305A', '#7A1838', '#F7E9EC'], { length: 21, width: 15, frill: 0.2 }, 8),
    wiltedLook(['#7A2A3E', '#541A2C', '#D8A8B0'], 5),
    ['#A02A50', '#E6C6D0'],
  ),
  rocket: green({ make: rocketLeaf, grams: 2 }, SPINACH, ['#5E9A3C', '#4A8030']),
  sorrel: green(leafLook(['#8DB844', '#5E9A30', '#C8DC90'], { length: 20, width: 10, frill: 0.1 }, 5), LIMP, [
    '#7FAE40',
    '#5E9630',
  ]),
  spinach: green(leafLook(['#5E9A3A', '#2F6F28', '#BBD58C'], { length: 17, width: 11.5, frill: 0.1 }, 4), SPINACH, [
    '#4F8A34',
    '#2F6B2A',
  ]),
  'swiss-chard': green(leafLook(['#5C9038', '#2E6A2A', '#F0E6C4'], { length: 25, width: 15, frill: 0.3 }, 9), CHARD, [
    '#4F8A34',
    '#E6E2B4',
  ]),
  watercress: green(
    { make: herbLeaf({ colours: [colour('#3E7A2E'), colour('#5E9A40')], length: 7.5, width: 6 }), grams: 0.9 },
    SPINACH,
    ['#4F8A34', '#3E7A2E'],
  ),
}
