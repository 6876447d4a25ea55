import { TINTS } from '../../looks/tints.ts'
import { between, colour, type Colour } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'

const CREAM = colour('#F6EEDC')

/** The colours of foods that have no tint of their own, by what dishes use them for. */
const ROLE_TINTS: Readonly<Record<string, Colour>> = {
  berry: colour('#8A2440'),
  'canned-fish': colour('#D3AE8B'),
  'cold-cut': colour('#E9A79E'),
  'cooking-green': colour('#3C6E2C'),
  'cream-cheese': colour('#FBF6EA'),
  'cream-like': colour('#FCF8EE'),
  'dried-fruit': colour('#5E3420'),
  egg: colour('#F3DC8C'),
  flakes: colour('#C9A468'),
  'fresh-cheese': colour('#FBF7EC'),
  'green-pulse': colour('#8DB04A'),
  jam: colour('#9A2438'),
  'lentil-dry': colour('#8C7340'),
  mayonnaise: colour('#F6EBC2'),
  'minced-meat': colour('#9A6A48'),
  'nut-butter': colour('#C4935A'),
  'oily-fish': colour('#E59B7C'),
  'orchard-fruit': colour('#E9D59A'),
  pesto: colour('#6E8A34'),
  'pulse-canned': colour('#E2C890'),
  'root-vegetable': colour('#E08A34'),
  'smoked-fish': colour('#CFA57C'),
  'split-pulse': colour('#DFA646'),
  'spread-fat': colour('#F6E39A'),
  squash: colour('#E8912E'),
  'sweet-pepper': colour('#CC3B24'),
  'tofu-like': colour('#EAD9B4'),
  tomato: colour('#D2452C'),
  'tomato-sauce': colour('#C23A1E'),
  'yoghurt-like': colour('#FDFBF6'),
}

/** What one sees of a food that is spread, melted or kneaded in. */
export const tintOf = ({ foodId, role }: PlatedFood): Colour =>
  TINTS[foodId] ?? (role === null ? undefined : ROLE_TINTS[role]) ?? CREAM

/** The colour of several foods that were mashed together, by their grams. */
export function mixedTint(foods: readonly PlatedFood[]): Colour {
  const [first, ...others] = foods
  if (first === undefined) return CREAM
  let mixed = tintOf(first)
  let grams = first.grams
  for (const food of others) {
    grams += food.grams
    mixed = between(mixed, tintOf(food), food.grams / Math.max(1, grams))
  }
  return mixed
}
