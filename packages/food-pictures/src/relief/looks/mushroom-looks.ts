import { colour } from '../paint/colour.ts'
import { chanterelle } from '../pieces/chanterelle.ts'
import { chunksOf, dicedOf } from '../pieces/cuts-of-flesh.ts'
import { flesh } from '../pieces/flesh.ts'
import { mushroomCap, mushroomFan, mushroomSlice, type MushroomColours } from '../pieces/mushroom.ts'
import { cookedLook } from './cooked-look.ts'
import type { FoodLooks } from './look.ts'

const BUTTON: MushroomColours = { flesh: colour('#F0DDB2'), second: colour('#DCBE86'), skin: colour('#966C42') }
const SHIITAKE: MushroomColours = { flesh: colour('#C79A68'), second: colour('#E2C69A'), skin: colour('#6A4226') }
const OYSTER: MushroomColours = { flesh: colour('#E9DDC6'), second: colour('#D6C4A4'), skin: colour('#A08C74') }
const PORCINI = flesh(['#8A6240', '#6A4628', '#4E321C'])
const CHOPPED = flesh(['#D9BC90', '#B08A5C', '#8A6240'])

const SLICES = cookedLook(mushroomSlice(BUTTON), 6)
const CAPS = cookedLook(mushroomCap(BUTTON), 16)

export const MUSHROOM_LOOKS: FoodLooks = {
  chanterelles: { any: cookedLook(chanterelle, 6) },
  'dried-porcini': { any: cookedLook(chunksOf(PORCINI, 6.5), 2) },
  mushrooms: {
    any: SLICES,
    sliced: SLICES,
    whole: CAPS,
    caps: CAPS,
    halved: SLICES,
    quartered: SLICES,
    diced: cookedLook(dicedOf(CHOPPED, 3.4), 2),
    chopped: cookedLook(dicedOf(CHOPPED, 3.4), 2),
  },
  'oyster-mushrooms': { any: cookedLook(mushroomFan(OYSTER), 9) },
  shiitake: { any: cookedLook(mushroomSlice(SHIITAKE), 6), whole: cookedLook(mushroomCap(SHIITAKE), 14) },
}
