import { colour } from '../paint/colour.ts'
import { cauliflowerSteak } from '../pieces/cauliflower-steak.ts'
import { gratedOf, ribbonsOf, sticksOf } from '../pieces/cuts-of-flesh.ts'
import type { CookedMaker } from '../pieces/doneness.ts'
import { flesh, type Flesh } from '../pieces/flesh.ts'
import { floret, sproutHalf, type FloretColours } from '../pieces/floret.ts'
import { within } from '../paint/chance.ts'
import { leaf } from '../pieces/leaf.ts'
import { stick } from '../pieces/stick.ts'
import { cookedLook } from './cooked-look.ts'
import type { FoodLook, FoodLooks } from './look.ts'

const WHITE = flesh(['#EDE9B6', '#D8DE94', '#F6F2CC'])
const RED = flesh(['#7A2A66', '#94407E', '#E6D2E2'])
const CHINESE = flesh(['#F0F0CC', '#CFDD8C', '#FAF9E8'])
const SAVOY = flesh(['#A9C45C', '#7FA63C', '#E2EAB4'])
const SAUERKRAUT = flesh(['#ECE2AE', '#D6C680'])
const SOUR_COOKED = flesh(['#E8CE84', '#D0A858'])
/** Stewed for long, white cabbage goes golden. */
const GOLDEN = flesh(['#E8D592', '#D2B468'])
const KIMCHI = flesh(['#E0803E', '#C4431C', '#F0CFA0'])

/** A short limp piece of leaf, flat and ruffled, that browned where it lay on the pan. */
const softShred =
  ({ colour: first, second }: Flesh): CookedMaker =>
  ({ browned }) =>
  (random) =>
    stick(random, {
      length: within(random, 17, 27),
      width: within(random, 6, 13),
      taper: within(random, 0.2, 0.7),
      height: 2,
      bend: within(random, -3, 3),
      wave: 0.8,
      colour: first,
      second,
      gloss: 0.5,
      grain: 0.08,
      square: 0.7,
      browned: Math.max(0.12, browned * 0.45),
      paint(ink, { u, v, offset }) {
        ink.height = 1.9 + Math.sin(u * 0.2 + offset) * 0.5 + v * 0.12 * Math.sin(u * 0.17 + offset)
      },
    })

interface CabbageOptions {
  /** Colours of a whole leaf, inner and edge. */
  readonly whole?: readonly [string, string]
  /** Its colours when it was stewed or fried. */
  readonly cooked?: Flesh
}

/** Shreds of cabbage, which a pot turns another colour, soft and broad. */
const shredsOf =
  (raw: Flesh, cooked: Flesh): CookedMaker =>
  (doneness) =>
    doneness.soft > 0 ? softShred(cooked)(doneness) : gratedOf(raw, 1.25)(doneness)

function cabbage(colours: Flesh, { whole, cooked = colours }: CabbageOptions = {}): FoodLook {
  const shreds = cookedLook(shredsOf(colours, cooked), 1.7)
  const ribbons = cookedLook(ribbonsOf(colours, 5), 2.6)
  const torn =
    whole === undefined ? ribbons : { make: leaf({ inner: colour(whole[0]), edge: colour(whole[1]) }), grams: 14 }
  return {
    any: shreds,
    grated: shreds,
    shredded: shreds,
    stewed: ribbons,
    ribbons,
    wilted: ribbons,
    diced: cookedLook(sticksOf(colours, { length: 11, width: 7 }), 2.4),
    torn,
  }
}

const BROCCOLI: FloretColours = { bud: colour('#5E9440'), shade: colour('#2F5F28'), stalk: colour('#A3C470') }
const CAULIFLOWER: FloretColours = { bud: colour('#FBF5E2'), shade: colour('#D9CBA4'), stalk: colour('#E9E6BE') }

const florets = (colours: FloretColours): FoodLook => ({ any: cookedLook(floret(colours), 14) })

export const CABBAGE_LOOKS: FoodLooks = {
  broccoli: florets(BROCCOLI),
  'brussels-sprouts': { any: cookedLook(sproutHalf, 9), shredded: cookedLook(gratedOf(SAVOY), 1.4) },
  cauliflower: {
    ...florets(CAULIFLOWER),
    sliced: cookedLook(cauliflowerSteak(CAULIFLOWER), 200),
    grated: cookedLook(gratedOf(flesh(['#F8F1DC', '#E6DAB6']), 0.5), 0.8),
  },
  'chinese-cabbage': cabbage(CHINESE, { whole: ['#DDE8A4', '#A9C45C'] }),
  'red-cabbage': cabbage(RED),
  sauerkraut: { any: cookedLook(shredsOf(SAUERKRAUT, SOUR_COOKED), 1.7) },
  'savoy-cabbage': cabbage(SAVOY, { whole: ['#A9C45C', '#5E8E34'] }),
  'vegan-kimchi': { any: cookedLook(ribbonsOf(KIMCHI, 8), 5) },
  'white-cabbage': cabbage(WHITE, { whole: ['#E6EAB8', '#C6D68A'], cooked: GOLDEN }),
}
