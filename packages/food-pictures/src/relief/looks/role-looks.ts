import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { balls, crumbs, cubes, egg, flatSlice, shreds, tomatoPiece, wiltedLeaf } from '../pieces/borrowed-shapes.ts'
import { anyFloret, anyMushroomSlice, onionStrip } from '../pieces/borrowed-vegetables.ts'
import { chunk } from '../pieces/chunk.ts'
import { carvedSlice } from '../pieces/carved-slice.ts'
import { fishFillet } from '../pieces/fish-fillet.ts'
import { leaf } from '../pieces/leaf.ts'
import { lump } from '../pieces/lump.ts'
import { penne } from '../pieces/pasta-shapes.ts'
import { sausageSlice } from '../pieces/sausage-slice.ts'
import { shrimp } from '../pieces/sea-food.ts'
import { bean, chickpea, pea } from '../pieces/seed-shapes.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { USUAL_FISH } from './fish-kinds.ts'
import type { FoodLook, FoodLooks } from './look.ts'

const one = (make: PieceMaker, grams: number): FoodLook => ({ any: { make, grams } })

const fish: PieceMaker = (random) =>
  fishFillet(random, { kind: USUAL_FISH, a: within(random, 15, 19), b: within(random, 10, 12), golden: 0.25 })

const loaf: PieceMaker = (random) =>
  lump(random, {
    rx: 27,
    ry: 20,
    height: 5,
    edge: 6,
    uneven: 0.06,
    colour: colour('#E9C98F'),
    second: colour('#DDB676'),
    gloss: 0.15,
    grain: 0.8,
  })

const herb = crumbs(['#2F6E24', '#4F9636'], [1.6, 3.4])
const fruit = (first: string, second: string, peel?: string): PieceMaker => cubes([first, second, peel], 7)

const ROOT = { first: colour('#F2E8CC'), second: colour('#E4D2A4') }
const rootShreds = shreds(['#F2E8CC', '#E4D2A4'], [18, 2.6])

const VEGETABLES: FoodLooks = {
  cabbage: one(shreds(['#E3DFA8', '#C9D088'], [28, 4.4]), 2.4),
  'cooking-green': one(wiltedLeaf, 6),
  'crisp-vegetable': one(flatSlice(['#E3EDC2', '#CFE0A2', '#4F8E32']), 8),
  'fermented-cabbage': one(shreds(['#E6DCA2', '#D2C27E'], [24, 3]), 2),
  'flower-cabbage': one(anyFloret, 12),
  'green-pod': one(shreds(['#4F8E32', '#6BA83F'], [34, 5.4], 5), 6),
  'green-pulse': one(pea(colour('#7FAE3E')), 1.4),
  'marinated-vegetable': one(chunk({ colour: colour('#B8A45A'), second: colour('#8E7E3C'), browned: 0.2 }), 8),
  mushroom: { any: { make: (random) => anyMushroomSlice(random), grams: 6 } },
  olive: one(balls(['#3A3226', '#2A241C'], 5), 4),
  'onion-family': {
    any: { make: (random) => onionStrip(random), grams: 4 },
    chopped: { make: cubes(['#F1DFB4', '#E3C88E'], 3.2), grams: 1.6 },
    diced: { make: cubes(['#F1DFB4', '#E3C88E'], 3.2), grams: 1.6 },
    fried: { make: (random) => onionStrip(random, 0.5), grams: 4 },
  },
  pickle: one(cubes(['#8E9A3C', '#76832C'], 5), 5),
  'root-vegetable': {
    any: {
      make: (random) =>
        chunk({ colour: ROOT.first, second: ROOT.second, size: [8, 7], browned: 0, fibrous: 0.2 })(random),
      grams: 9,
    },
    grated: { make: rootShreds, grams: 1.6 },
    shredded: { make: rootShreds, grams: 1.6 },
    sliced: { make: flatSlice(['#F2E8CC', '#E4D2A4']), grams: 8 },
  },
  'salad-leaf': one(leaf(), 6),
  'soft-vegetable': one(flatSlice(['#EFF0C6', '#DCE3A0', '#4F7E2C'], 10, 0.2), 9),
  sprouts: one(shreds(['#F6F1E0', '#E8E6C2'], [22, 2]), 1),
  squash: one(
    chunk({ colour: colour('#F0962E'), second: colour('#E07E1C'), size: [9, 8], browned: 0.25, fibrous: 0.2 }),
    12,
  ),
  'stalk-vegetable': one(cubes(['#DCE8B4', '#C2D68C'], 5), 5),
  'starchy-root': one(
    chunk({ colour: colour('#F4E3A8'), second: colour('#E9CF86'), size: [9, 8], browned: 0.1, fibrous: 0.1 }),
    14,
  ),
  'sweet-pepper': {
    any: { make: shreds(['#D93A24', '#B8281A'], [24, 5.4], 4), grams: 5 },
    diced: { make: cubes(['#D93A24', '#B8281A'], 6), grams: 6 },
  },
  tomato: one(tomatoPiece, 12),
}

const FRUITS: FoodLooks = {
  berry: one(balls(['#8A2440', '#5E1830']), 5),
  'dried-fruit': one(balls(['#7A4426', '#5A2E18'], 6, 0.6), 4),
  melon: one(fruit('#F08A7A', '#E8705E'), 14),
  'orchard-fruit': one(fruit('#F4EBC2', '#EADCA0', '#B9343A'), 9),
  'sour-citrus': one(flatSlice(['#F7E88A', '#F2DB5A', '#E8C832'], 10), 9),
  'stone-fruit': one(fruit('#F0A94E', '#E0763A'), 12),
  'sweet-citrus': one(flatSlice(['#F9B85A', '#F39A2C', '#E8841A'], 11), 12),
  'tart-fruit': one(balls(['#A81E38', '#7E1428'], 5.5), 4),
  'tropical-fruit': one(fruit('#F6B63C', '#EE9A2A'), 9),
}

const PROTEINS: FoodLooks = {
  'canned-fish': one(chunk({ colour: colour('#D9B08C'), second: colour('#C08E64'), size: [7, 5], browned: 0.1 }), 7),
  'cold-cut': one(shreds(['#EDA9A0', '#E08E88'], [25, 9]), 7),
  'dry-soy': one(chunk({ colour: colour('#A8703F'), second: colour('#7E4C26'), browned: 0.3 }), 5),
  egg: one(egg, 28),
  'lean-meat': one(
    carvedSlice({ colour: colour('#EFCF9E'), second: colour('#DDA868'), size: [15, 5], browned: 0.5 }),
    9,
  ),
  'lentil-dry': one(pea(colour('#7A6A3E'), 3), 1.2),
  'minced-meat': one(chunk({ colour: colour('#9A6040'), second: colour('#74422A'), size: [5, 4], height: 4 }), 2.2),
  'oily-fish': one(fish, 22),
  'pulse-canned': one(bean(colour('#E6CFA0')), 2.2),
  'pulse-dry': one(chickpea(colour('#E3C48A')), 1),
  'red-meat': one(chunk({ colour: colour('#7E452F'), second: colour('#5A2C1C') }), 12),
  'salad-cheese': one(cubes(['#FFFDF4', '#F3EBD8'], 5), 4),
  sausage: one(
    sausageSlice({
      face: colour('#C4705A'),
      second: colour('#A85844'),
      fat: colour('#EBC8B0'),
      skin: colour('#6E2E1C'),
    }),
    7,
  ),
  seafood: one(shrimp, 8),
  'sliced-cheese': one(cubes(['#F2CE6C', '#E6B84C'], 5.5), 5),
  'smoked-fish': one(fish, 16),
  'split-pulse': one(pea(colour('#E0A03C'), 3), 1.2),
  'tofu-like': one(cubes(['#F2E2BC', '#DDBB84'], 7, 0.4), 10),
  'white-fish': one(fish, 22),
}

const STARCHES: FoodLooks = {
  'asian-noodles': one(shreds(['#EEE3C6', '#DECB9C'], [46, 3]), 1.2),
  bread: one(loaf, 30),
  breadcrumbs: one(crumbs(['#DDA044', '#A8671E'], [1.2, 2.6]), 0.06),
  'cooked-grain': one(crumbs(['#F1E4C6', '#DCC79E'], [2, 3.2]), 0.4),
  'creamy-grain': one(crumbs(['#F1E4C6', '#DCC79E'], [2.4, 3.4]), 0.5),
  crispbread: one(loaf, 10),
  'crunchy-cereal': one(crumbs(['#D69C4A', '#A8702C'], [2, 4.4]), 0.6),
  flakes: one(crumbs(['#EAD3A2', '#D6B678'], [2.6, 4.6], 0.1), 0.35),
  flatbread: one(loaf, 40),
  pasta: one(penne({ first: colour('#F8DE8E'), second: colour('#F0CC6C') }), 2.4),
  'porridge-grain': one(crumbs(['#F1E4C6', '#DCC79E'], [1.4, 2.4]), 0.3),
  'sweet-biscuit': one(loaf, 12),
}

const STREWN: FoodLooks = {
  chocolate: one(crumbs(['#4A2A1A', '#341C10'], [2, 4.4], 0.4), 0.8),
  'dried-herb': one(crumbs(['#5E6E3A', '#7A8650'], [1.2, 2.2]), 0.1),
  'fresh-herb': one(herb, 0.3),
  'fresh-cheese': one(crumbs(['#FFFCF3', '#F3EBDA'], [3, 6], 0.4), 4),
  'gelling-seed': one(crumbs(['#4A4038', '#2E2722'], [0.9, 1.3]), 0.15),
  horseradish: one(shreds(['#FFFCF0', '#F1EAD2'], [9, 1.6]), 0.6),
  nut: one(crumbs(['#D6AE78', '#B07E48'], [2.6, 5]), 1.2),
  'savoury-topping': one(crumbs(['#F6E8BE', '#EAD594'], [1.2, 2.6]), 0.2),
  seed: one(balls(['#8FA05A', '#6E7E40'], 2.2, 0.4), 0.2),
  'seed-spice': one(crumbs(['#8A6A3E', '#6A4E2A'], [0.9, 1.6]), 0.1),
}

/**
 * What foods without a look of their own borrow, by what dishes use them for. Roles of what is poured, melted, spread or
 * dissolved have none: forms show those foods by their tint.
 */
export const ROLE_LOOKS: FoodLooks = { ...VEGETABLES, ...FRUITS, ...PROTEINS, ...STARCHES, ...STREWN }
