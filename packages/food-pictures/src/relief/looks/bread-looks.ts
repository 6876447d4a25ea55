import { breadKind } from '../pieces/dough/bread-kinds.ts'
import { breadSlice } from '../pieces/dough/bread-slice.ts'
import { crispKind, crispSlab } from '../pieces/dough/crisp-slab.ts'
import { flatbread, flatbreadKind } from '../pieces/dough/flatbread.ts'
import { ellipse } from '../paint/shape.ts'
import { dice } from '../pieces/dice.ts'
import type { FoodLook, FoodLooks } from './look.ts'

/** Size of a slice among other food, in shares of a slice on a board. */
const AMONG_OTHERS = 0.62
const TOASTED = 0.8

/** A slice of bread beside other food, and cubes of it. */
function breadLook(foodId: string): FoodLook {
  const kind = breadKind(foodId)
  const cube = { colour: kind.crumb, second: kind.second, peel: kind.crust, half: 5.5, gloss: 0.12, grain: 0.6 }
  const toasted = {
    make: (random: () => number) => breadSlice(random, { kind, size: AMONG_OTHERS, toasted: TOASTED }),
    grams: kind.grams,
  }
  return {
    any: { make: (random) => breadSlice(random, { kind, size: AMONG_OTHERS }), grams: kind.grams },
    toasted,
    baked: toasted,
    fried: toasted,
    diced: { make: (random) => dice(random, { ...cube, browned: 0.35 }), grams: 2.4 },
  }
}

const crispLook = (foodId: string): FoodLook => {
  const kind = crispKind(foodId)
  return { any: { make: (random) => crispSlab(random, kind, AMONG_OTHERS), grams: kind.grams } }
}

const FLAT_RADIUS = 32

const flatLook = (foodId: string, grams: number): FoodLook => {
  const kind = flatbreadKind(foodId)
  const outline = ellipse(FLAT_RADIUS, FLAT_RADIUS * 0.95)
  return { any: { make: (random) => flatbread(random, { kind, outline, reach: FLAT_RADIUS }), grams } }
}

/** Breads as pieces of other dishes: beside a soup, in cubes, in a heap. */
export const BREAD_LOOKS: FoodLooks = {
  bagel: breadLook('bagel'),
  baguette: breadLook('baguette'),
  challah: breadLook('challah'),
  ciabatta: breadLook('ciabatta'),
  'corn-crispbread': crispLook('corn-crispbread'),
  'corn-tortilla': flatLook('corn-tortilla', 25),
  crispbread: crispLook('crispbread'),
  'gluten-free-bread': breadLook('gluten-free-bread'),
  'graham-roll': breadLook('graham-roll'),
  'kaiser-roll': breadLook('kaiser-roll'),
  pita: flatLook('pita', 40),
  'puffed-rice-cakes': crispLook('puffed-rice-cakes'),
  pumpernickel: breadLook('pumpernickel'),
  'rye-bread': breadLook('rye-bread'),
  'sourdough-bread': breadLook('sourdough-bread'),
  'wholewheat-bread': breadLook('wholewheat-bread'),
  'wholewheat-tortilla': flatLook('wholewheat-tortilla', 60),
}
