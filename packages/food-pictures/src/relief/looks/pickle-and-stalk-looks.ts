import { colour } from '../paint/colour.ts'
import { artichokeHalf } from '../pieces/artichoke-half.ts'
import { celerySlice, celeryStick } from '../pieces/celery.ts'
import { ballsOf, dicedOf, gratedOf, roundsOf, sticksOf, wedgesOf } from '../pieces/cuts-of-flesh.ts'
import { fennelWedge } from '../pieces/fennel-wedge.ts'
import { flesh } from '../pieces/flesh.ts'
import { radishHalf, radishQuarter } from '../pieces/radish.ts'
import { sprout } from '../pieces/sprout.ts'
import { stick } from '../pieces/stick.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { cookedLook } from './cooked-look.ts'
import type { FoodLooks } from './look.ts'

const PICKLE = flesh(['#B2B25C', '#9AA044', '#5E6E28', '#C6C47A'])
const CAPER = flesh(['#6E7A3A', '#56622C', '#56622C', '#8E965A'])
const RADISH = flesh(['#FBF6F2', '#F4E6E4', '#C8325E'])
const KOHLRABI = flesh(['#F3F4DC', '#E2EABC', '#B4CC84'])
const FENNEL = flesh(['#F0F3D8', '#D8E4B0', '#A8C47C'])
const GINGER = flesh(['#F3DE9C', '#E0C272'])
const BEAN_SPROUT = flesh(['#FAF6EA', '#EDE8CC'])
const NORI = colour('#14201A')
const NORI_PALE = colour('#24352A')

const noriStrip: PieceMaker = (random) =>
  stick(random, {
    length: 24,
    width: 2.8,
    height: 1.2,
    bend: 2,
    colour: NORI,
    second: NORI_PALE,
    gloss: 0.55,
    grain: 0.25,
  })

const PICKLE_DICE = cookedLook(dicedOf(PICKLE, 4), 3)
const PICKLE_ROUNDS = cookedLook(roundsOf(PICKLE, { radius: 7.4, height: 2.4, skinFrom: 0.86, rays: 6 }), 5)
const PICKLES = {
  any: PICKLE_ROUNDS,
  diced: PICKLE_DICE,
  chopped: PICKLE_DICE,
  grated: cookedLook(gratedOf(PICKLE), 1.6),
  sticks: cookedLook(sticksOf(PICKLE), 8),
  strips: cookedLook(sticksOf(PICKLE), 8),
  quartered: cookedLook(wedgesOf(PICKLE, { length: 22, width: 6 }), 16),
}
const CRISP = { diced: cookedLook(dicedOf(KOHLRABI, 4.6), 4), grated: cookedLook(gratedOf(KOHLRABI), 1.6) }
const RADISH_ROUNDS = cookedLook(roundsOf(RADISH, { radius: 7.6, height: 1.6, skinFrom: 0.88 }), 5)
const KOHLRABI_STICKS = cookedLook(sticksOf(KOHLRABI), 7)

export const PICKLE_AND_STALK_LOOKS: FoodLooks = {
  'artichoke-hearts': { any: cookedLook(artichokeHalf(), 13) },
  'bean-sprouts': { any: cookedLook(gratedOf(BEAN_SPROUT), 1) },
  capers: { any: cookedLook(ballsOf(CAPER, 3), 0.5) },
  celery: {
    any: cookedLook(celerySlice, 4),
    sticks: { make: celeryStick, grams: 11 },
    strips: { make: celeryStick, grams: 11 },
    whole: { make: celeryStick, grams: 20 },
  },
  fennel: {
    any: cookedLook(gratedOf(FENNEL, 1.3), 2),
    diced: cookedLook(dicedOf(FENNEL, 4.6), 4),
    wedges: cookedLook(fennelWedge, 18),
    quartered: cookedLook(fennelWedge, 20),
  },
  ginger: { any: cookedLook(gratedOf(GINGER, 0.55), 0.5) },
  gherkins: PICKLES,
  kohlrabi: {
    any: KOHLRABI_STICKS,
    ...CRISP,
    sticks: KOHLRABI_STICKS,
    sliced: cookedLook(roundsOf(KOHLRABI, { radius: 12, height: 2 }), 10),
  },
  nori: { any: { make: noriStrip, grams: 0.1 } },
  'pickled-cucumber': PICKLES,
  radish: {
    any: RADISH_ROUNDS,
    diced: cookedLook(dicedOf(RADISH, 4.2), 4),
    grated: cookedLook(gratedOf(RADISH, 0.9), 1.4),
    halved: { make: radishHalf, grams: 7 },
    quartered: { make: radishQuarter, grams: 4 },
  },
  'radish-sprouts': { any: { make: sprout, grams: 0.7 } },
}
