import { ballsOf, sticksOf } from '../pieces/cuts-of-flesh.ts'
import { colour } from '../paint/colour.ts'
import { bean, type BeanShape } from '../pieces/bean.ts'
import { flesh, type Flesh } from '../pieces/flesh.ts'
import { lightly } from '../pieces/doneness.ts'
import { lupin } from '../pieces/lupin.ts'
import { asparagusSpear, greenBean, okraSlice, sugarSnap } from '../pieces/pod.ts'
import { cookedLook } from './cooked-look.ts'
import type { FoodLook, FoodLooks } from './look.ts'

const CHICKPEA = flesh(['#E8CE96', '#DBB878', '#DBB878', '#C49A5A'])
const WHITE_BEAN = flesh(['#F3E8CE', '#E6D4AC'])
const BUTTER_BEAN = flesh(['#F5ECD8', '#E9DABA'])
const KIDNEY = flesh(['#8A2A26', '#6A1A1C'])
const BLACK = flesh(['#2A2126', '#150F14', '#150F14', '#8A7C7E'])
const LENTIL = flesh(['#8A7440', '#6E5A30'])
const BLACK_LENTIL = flesh(['#3A342E', '#24201E'])
const RED_LENTIL = flesh(['#EDA04C', '#DE8632'])
const SPLIT_PEA = flesh(['#E3BE54', '#D2A63C'])
const MUNG = flesh(['#8E9A48', '#727E34'])
const EDAMAME = flesh(['#B9CC88', '#97B163', '#97B163', '#6E8648'])
const BROAD = flesh(['#BECB94', '#A0B272', '#A0B272', '#57633A'])
const PEA = flesh(['#76AE38', '#5E962A'])
const CORN = flesh(['#F7CB3E', '#EDB526'])

const beans = (colours: Flesh, size: BeanShape, grams: number): FoodLook => ({
  any: cookedLook(bean(colours, size), grams),
})
const balls = (colours: Flesh, radius: number, grams: number): FoodLook => ({
  any: cookedLook(ballsOf(colours, radius), grams),
})

const CHICKPEAS = balls(CHICKPEA, 5.2, 1.6)
const KIDNEYS = beans(KIDNEY, { length: 7, width: 4 }, 1.6)
const BLACKS = beans(BLACK, { length: 6.6, width: 4.2 }, 1.4)
const WHITES = beans(WHITE_BEAN, { length: 6.8, width: 4.2 }, 1.6)
const GREEN_BEANS = cookedLook(lightly(greenBean), 5)
const SPEARS = cookedLook(lightly(asparagusSpear), 18)

export const POD_AND_PULSE_LOOKS: FoodLooks = {
  asparagus: {
    any: SPEARS,
    chopped: cookedLook(lightly(sticksOf(flesh(['#7FAE48', '#B9CE84']), { length: 15, width: 6 })), 5),
    diced: cookedLook(lightly(sticksOf(flesh(['#7FAE48', '#B9CE84']), { length: 15, width: 6 })), 5),
  },
  'black-lentils': balls(BLACK_LENTIL, 3, 0.5),
  'broad-beans': beans(BROAD, { length: 9, width: 5.9, peeled: colour('#86B83A') }, 2.6),
  'butter-beans': beans(BUTTER_BEAN, { length: 9, width: 5.6 }, 3),
  'canned-black-beans': BLACKS,
  'canned-chickpeas': CHICKPEAS,
  'canned-kidney-beans': KIDNEYS,
  'canned-lentils': balls(LENTIL, 3.2, 0.6),
  'canned-white-beans': WHITES,
  'dried-black-beans': beans(BLACK, { length: 5.6, width: 3.6 }, 0.6),
  'dried-chickpeas': balls(CHICKPEA, 5.2, 0.8),
  'dried-white-beans': beans(WHITE_BEAN, { length: 6.8, width: 4.2 }, 0.8),
  edamame: beans(EDAMAME, { length: 7.8, width: 5, peeled: colour('#9CC64A') }, 1.8),
  'green-beans': {
    any: GREEN_BEANS,
    chopped: cookedLook(lightly(sticksOf(flesh(['#5E9E38', '#3F7D28']), { length: 13, width: 4.8 })), 2.4),
  },
  'green-lentils': balls(LENTIL, 3.2, 0.35),
  'green-peas': { any: cookedLook(lightly(ballsOf(PEA, 4.4)), 1) },
  'lupin-beans': { any: cookedLook(lupin, 1.7) },
  'mung-beans': balls(MUNG, 2.8, 0.3),
  okra: { any: cookedLook(okraSlice, 4) },
  'red-lentils': balls(RED_LENTIL, 2.8, 0.3),
  'split-peas': balls(SPLIT_PEA, 3.4, 0.5),
  'sugar-snap-peas': { any: cookedLook(sugarSnap, 6) },
  sweetcorn: beans(CORN, { length: 4.6, width: 3.8 }, 0.9),
  'unsalted-canned-black-beans': BLACKS,
  'unsalted-canned-chickpeas': CHICKPEAS,
  'unsalted-canned-kidney-beans': KIDNEYS,
  'unsalted-canned-white-beans': WHITES,
}
