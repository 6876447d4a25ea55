import { colour } from '../paint/colour.ts'
import { chunksOf, dicedOf, gratedOf, ribbonsOf, roundsOf, sticksOf, wedgesOf } from '../pieces/cuts-of-flesh.ts'
import { flesh, type Flesh } from '../pieces/flesh.ts'
import { wholeRoot } from '../pieces/whole-root.ts'
import { potatoBoiled, potatoHalfRoast, potatoJacket, potatoSlice } from '../pieces/potato.ts'
import { roastPotatoCube } from '../pieces/roast-potato-cube.ts'
import { potatoWedge, softPotatoWedge } from '../pieces/potato-wedge.ts'
import { cookedLook } from './cooked-look.ts'
import type { FoodLook, FoodLooks, Look } from './look.ts'

const CARROT = flesh(['#F2922F', '#E57C1E', '#D46A18', '#F6AE52'])
const BEETROOT = flesh(['#9A2450', '#74163C', '#5A1030', '#A83A62'])
const CELERIAC = flesh(['#F4ECD2', '#E6D9B2', '#C9B68A'])
const PARSLEY_ROOT = flesh(['#F6EFDC', '#E9DDBC', '#D2BF92', '#FBF7EA'])
const SWEDE = flesh(['#F3D79A', '#E9C67E', '#C9A060'])
const TURNIP = flesh(['#FAF5EC', '#EEE6DA', '#B76A9A'])
const PARSNIP = flesh(['#F5EACB', '#E8D6A6', '#CDB47C', '#FAF3DE'])
const POTATO = flesh(['#F4E3A8', '#E9CF86', '#C08A48'])
const SWEET_POTATO = flesh(['#F0913E', '#E27A28', '#A5573A'])
const ARTICHOKE = flesh(['#F3E9CE', '#E2D2A6', '#B08A68'])
const HORSERADISH = flesh(['#FAF6EA', '#EFE7D2'])

/** Width of the shreds of a grater, compared with those of a knife. */
const FINE = 0.62

/** A root is cut in every way: rounds are its usual look. */
function root(colours: Flesh, grams: number): FoodLook {
  const rounds = cookedLook(roundsOf(colours, { radius: 8.6, height: 2.6, skinFrom: 0.93, rays: 6 }), grams)
  const diced = cookedLook(dicedOf(colours, 5), 4)
  const grated = cookedLook(gratedOf(colours, FINE), 0.9)
  const sticks = cookedLook(sticksOf(colours), 7)
  const matchsticks = cookedLook(sticksOf(colours, { length: 24, width: 3.4 }), 2)
  const chunks = cookedLook(chunksOf(colours), 14)
  return {
    any: rounds,
    sliced: rounds,
    rounds,
    diced,
    chopped: diced,
    grated,
    shredded: grated,
    strips: matchsticks,
    sticks,
    ribbons: cookedLook(ribbonsOf(colours, 8), 9),
    wedges: cookedLook(wedgesOf(colours), 18),
    quartered: chunks,
    halved: chunks,
    whole: cookedLook(wholeRoot(colours), 45),
    baked: chunks,
  }
}

const withoutRounds = (colours: Flesh, usual: Look): FoodLook => ({ ...root(colours, 7), any: usual })

/** Starchy roots come as chunks, and whole from water or oven. */
function starchy(colours: Flesh): FoodLook {
  const chunks = cookedLook(chunksOf(colours, 11), 20)
  return {
    ...root(colours, 12),
    any: chunks,
    diced: cookedLook(dicedOf(colours, 6.4), 9),
    rounds: cookedLook(roundsOf(colours, { radius: 11.5, height: 3, skinFrom: 0.94 }), 12),
    sliced: cookedLook(roundsOf(colours, { radius: 11.5, height: 3, skinFrom: 0.94 }), 12),
    wedges: cookedLook(wedgesOf(colours, { length: 21, width: 9 }), 28),
    sticks: cookedLook(sticksOf(colours, { length: 40, width: 8 }), 11),
    strips: cookedLook(sticksOf(colours, { length: 40, width: 8 }), 11),
  }
}

const PEELED: Look = { make: potatoBoiled, grams: 42 }
const POTATO_DICE: Look = cookedLook(dicedOf(POTATO, 6), 8)
const SWEET_WHOLE: Look = {
  make: (random) => potatoJacket(random, { open: colour('#F0913A'), peel: colour('#A8623E') }),
  grams: 110,
}

/** Raw shreds of a coarse grater are thick and dark; cooked ones are fine and limp. */
const GRATED_BEETROOT: Look = {
  ...cookedLook(gratedOf(BEETROOT, FINE), 0.9),
  make: gratedOf(flesh(['#8A1C50', '#5A0E34']), 1.45)({ browned: 0, soft: 0.3 }),
}

/** Stewed, coarse shreds of carrot stay thick, or pale beans between them would be all that is seen. */
const STEWED_CARROT = gratedOf(CARROT, 0.95)({ browned: 0, soft: 1 })
const FINE_CARROT = cookedLook(gratedOf(CARROT, FINE), 0.9)
const GRATED_CARROT: Look = { ...FINE_CARROT, cooked: { ...FINE_CARROT.cooked, stewed: STEWED_CARROT } }

export const ROOT_LOOKS: FoodLooks = {
  beetroot: { ...withoutRounds(BEETROOT, cookedLook(dicedOf(BEETROOT, 6), 8)), grated: GRATED_BEETROOT },
  carrot: { ...root(CARROT, 7), grated: GRATED_CARROT },
  celeriac: withoutRounds(CELERIAC, cookedLook(dicedOf(CELERIAC, 5.4), 6)),
  // From a jar, grated finer than a fresh root.
  horseradish: { any: cookedLook(gratedOf(HORSERADISH, 0.5), 0.6) },
  'horseradish-root': { any: cookedLook(gratedOf(HORSERADISH, 0.7), 1) },
  'jerusalem-artichoke': starchy(ARTICHOKE),
  // Boiled whole for a broth, it is cut no finer than into sticks.
  'parsley-root': { ...root(PARSLEY_ROOT, 7), strips: cookedLook(sticksOf(PARSLEY_ROOT), 7) },
  parsnip: root(PARSNIP, 7),
  potato: {
    ...starchy(POTATO),
    any: PEELED,
    boiled: PEELED,
    halved: { ...PEELED, cooked: { baked: potatoHalfRoast } },
    whole: PEELED,
    diced: { ...POTATO_DICE, cooked: { ...POTATO_DICE.cooked, fried: roastPotatoCube, baked: roastPotatoCube } },
    wedges: { make: potatoWedge, grams: 26, cooked: { boiled: softPotatoWedge, stewed: softPotatoWedge } },
    baked: { make: potatoSlice, grams: 22 },
    fried: { make: roastPotatoCube, grams: 14 },
  },
  swede: withoutRounds(SWEDE, cookedLook(dicedOf(SWEDE, 6), 8)),
  'sweet-potato': { ...starchy(SWEET_POTATO), whole: SWEET_WHOLE },
  turnip: withoutRounds(TURNIP, cookedLook(wedgesOf(TURNIP), 12)),
  'young-beetroot-with-leaves': withoutRounds(BEETROOT, cookedLook(dicedOf(BEETROOT, 5), 8)),
}
