import { colour } from '../paint/colour.ts'
import { aubergineQuarter } from '../pieces/aubergine-quarter.ts'
import { cherryTomatoHalf } from '../pieces/cherry-tomato-half.ts'
import { cucumberSlice } from '../pieces/cucumber.ts'
import {
  ballsOf,
  chunksOf,
  dicedOf,
  gratedOf,
  ribbonsOf,
  roundsOf,
  sticksOf,
  wedgesOf,
} from '../pieces/cuts-of-flesh.ts'
import { SOFT } from '../pieces/doneness.ts'
import { flesh, type Flesh } from '../pieces/flesh.ts'
import { meltingDice } from '../pieces/melting-dice.ts'
import { oliveRing } from '../pieces/olive.ts'
import { pepperStrip } from '../pieces/pepper-strip.ts'
import { cherryTomato, tomatoDice, tomatoSlice } from '../pieces/tomato.ts'
import { tomatoWedge } from '../pieces/tomato-wedge.ts'
import { cookedLook } from './cooked-look.ts'
import type { FoodLook, FoodLooks } from './look.ts'

const CUCUMBER = flesh(['#D7E6AC', '#E6F0C8', '#3C7A30'])
const COURGETTE = flesh(['#EDEFC4', '#DCE5A2', '#3F7A30', '#F3F2D2'])
const AUBERGINE = flesh(['#EFE3BE', '#DCC894', '#37193A', '#F3EACB'])
const PUMPKIN = flesh(['#F2982E', '#E37F1C', '#D9812A'])
const BUTTERNUT = flesh(['#F3A346', '#E88E30', '#DDA760'])
const TOMATO = flesh(['#EC5A3E', '#DE4026', '#C92A1A', '#F2826A'])
const DRIED_TOMATO = flesh(['#A8321E', '#7E2014'])
const OLIVE = flesh(['#3A3038', '#241C24', '#3A3038', '#120E14'])
const GREEN_OLIVE = flesh(['#8E9440', '#757C30', '#8E9440', '#B9402A'])
const CHILLI = flesh(['#D42A1C', '#B81E16', '#B81E16', '#F4D7A4'])

/** Peppers are strips with a skin that shines. */
function pepper(colours: Flesh): FoodLook {
  const strips = cookedLook(pepperStrip(colours), 6)
  const diced = cookedLook(dicedOf(colours, 4.6), 3.5)
  const pieces = cookedLook(chunksOf(colours, 9), 9)
  return { any: strips, diced, chopped: diced, quartered: pieces, halved: pieces, sticks: strips, torn: pieces }
}

/** Vegetables of soft flesh under a skin. */
function soft(colours: Flesh, radius: number): FoodLook {
  const rounds = cookedLook(roundsOf(colours, { radius, height: 2.6, rays: 5, skinFrom: 0.87 }), 10)
  const diced = cookedLook(dicedOf(colours, 5.8), 6)
  return {
    any: rounds,
    sliced: rounds,
    rounds,
    diced,
    chopped: diced,
    grated: cookedLook(gratedOf(colours), 1.8),
    sticks: cookedLook(sticksOf(colours, { length: 34, width: 8 }), 9),
    strips: cookedLook(sticksOf(colours, { length: 34, width: 7 }), 9),
    ribbons: cookedLook(ribbonsOf(colours, 11), 13),
    quartered: cookedLook(chunksOf(colours, 10), 14),
    wedges: cookedLook(wedgesOf(colours), 18),
  }
}

function squash(colours: Flesh): FoodLook {
  const chunks = cookedLook(chunksOf(colours, 9.5), 13)
  return {
    any: chunks,
    diced: cookedLook(meltingDice(colours, 6.6), 9),
    grated: cookedLook(gratedOf(colours), 1.6),
    wedges: cookedLook(wedgesOf(colours, { length: 24, width: 9 }), 34),
    sliced: cookedLook(wedgesOf(colours, { length: 24, width: 8 }), 30),
    sticks: cookedLook(sticksOf(colours, { length: 38, width: 8 }), 11),
  }
}

const CHERRY = cookedLook(cherryTomato, 9)
const CHERRY_HALF = cookedLook(cherryTomatoHalf, 9)
const TOMATO_WEDGE = cookedLook(tomatoWedge(), 18)
const TOMATO_DICE = cookedLook(tomatoDice, 5)

const olive = (colours: Flesh, ring: readonly [string, string]): FoodLook => ({
  any: cookedLook(ballsOf(colours, 6), 4),
  sliced: { make: oliveRing(colour(ring[0]), colour(ring[1])), grams: 1.6 },
  rounds: { make: oliveRing(colour(ring[0]), colour(ring[1])), grams: 1.6 },
})

export const FRUITING_VEGETABLE_LOOKS: FoodLooks = {
  aubergine: { ...soft(AUBERGINE, 13.5), quartered: cookedLook(aubergineQuarter, 34) },
  'butternut-squash': squash(BUTTERNUT),
  'canned-tomatoes': { any: cookedLook(chunksOf(TOMATO, 8), 14) },
  'cherry-tomatoes': {
    any: CHERRY,
    halved: CHERRY_HALF,
    sliced: cookedLook(tomatoSlice, 7),
    quartered: cookedLook(tomatoWedge({ length: 19, depth: 9.6 }), 4),
  },
  'chilli-pepper': { any: cookedLook(roundsOf(CHILLI, { radius: 3.4, height: 1.8, skinFrom: 0.6 }), 0.8) },
  courgette: soft(COURGETTE, 10.5),
  cucumber: {
    ...soft(CUCUMBER, 10.5),
    any: { make: cucumberSlice, grams: 8 },
    sliced: { make: cucumberSlice, grams: 8 },
    rounds: { make: cucumberSlice, grams: 8 },
    diced: cookedLook(dicedOf(CUCUMBER, 5), 4),
    sticks: cookedLook(sticksOf(CUCUMBER, { length: 50, width: 9 }), 14),
  },
  'green-olives': olive(GREEN_OLIVE, ['#7E8636', '#B4B86A']),
  'green-pepper': pepper(flesh(['#6FA83C', '#548E2C', '#3F7A22'])),
  olives: olive(OLIVE, ['#2C232C', '#5A4A50']),
  pumpkin: squash(PUMPKIN),
  'red-pepper': pepper(flesh(['#DE3A24', '#C42A1A', '#B02016'])),
  'roasted-peppers': {
    any: cookedLook(pepperStrip(flesh(['#C93A1E', '#A82A16', '#7E1C10'])), 8),
  },
  'sun-dried-tomatoes': { any: cookedLook(sticksOf(DRIED_TOMATO, { length: 15, width: 5.6 }), 4) },
  tomato: {
    any: TOMATO_WEDGE,
    wedges: TOMATO_WEDGE,
    sliced: cookedLook(tomatoSlice, 12),
    rounds: cookedLook(tomatoSlice, 12),
    diced: TOMATO_DICE,
    chopped: TOMATO_DICE,
    quartered: TOMATO_WEDGE,
    grated: { ...TOMATO_DICE, make: tomatoDice(SOFT) },
    halved: cookedLook(cherryTomato, 30),
    stewed: cookedLook(chunksOf(TOMATO, 8), 14),
  },
  'yellow-pepper': pepper(flesh(['#F6BE2E', '#EBA41C', '#DB9214'])),
}
