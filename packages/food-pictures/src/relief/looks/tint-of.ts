import { colour, type Colour } from '../paint/colour.ts'
import type { PlatedFood } from '../plated-meal.ts'
import { TINTS } from './tints.ts'

const UNKNOWN = colour('#DDBE8C')
const MEAT = colour('#8E5A3C')
const CREAM = colour('#FBF6E9')
const CHEESE = colour('#F4D27C')

/** For foods without a tint of their own, what others of their role are like. */
const ROLE_TINTS: Readonly<Record<string, Colour>> = {
  berry: colour('#A82A50'),
  'canned-fish': colour('#D8B294'),
  chocolate: colour('#3E2012'),
  'cold-cut': colour('#E59A92'),
  'cooked-grain': colour('#EADBB4'),
  'cooking-green': colour('#4A7E2A'),
  'cream-cheese': CREAM,
  'cream-like': colour('#FBF6E6'),
  'creamy-grain': colour('#EFE4CA'),
  'dried-fruit': colour('#6E4026'),
  'dry-soy': MEAT,
  egg: colour('#F6CB52'),
  flakes: colour('#E6D4AC'),
  'flower-cabbage': colour('#8AA85A'),
  'fresh-cheese': colour('#FCF8EC'),
  'fresh-herb': colour('#4E8A2E'),
  'green-pod': colour('#7AA84A'),
  'green-pulse': colour('#94B850'),
  jam: colour('#8E1A34'),
  'lean-meat': colour('#D9B08A'),
  'lentil-dry': colour('#7E6444'),
  melon: colour('#F0A070'),
  'milk-like': colour('#FBF8EF'),
  'minced-meat': MEAT,
  mushroom: colour('#A3845E'),
  nut: colour('#B98A56'),
  'nut-butter': colour('#C0905A'),
  'oily-fish': colour('#EE9A78'),
  'onion-family': colour('#E9D6A4'),
  'orchard-fruit': colour('#E9D49A'),
  pasta: colour('#F3D684'),
  pesto: colour('#6E8A34'),
  'porridge-grain': colour('#F2DDA0'),
  'protein-powder': colour('#EADCBC'),
  'pulse-canned': colour('#DDC08A'),
  'pulse-dry': colour('#E2CC9C'),
  'red-meat': colour('#7E4630'),
  'root-vegetable': colour('#EBD9AA'),
  'salad-cheese': colour('#FBF6E8'),
  'savoury-topping': CHEESE,
  'sliced-cheese': CHEESE,
  'smoked-fish': colour('#CFA280'),
  'sour-milk': colour('#FCF8EC'),
  squash: colour('#EE962E'),
  'starchy-root': colour('#EEDCA2'),
  'stone-fruit': colour('#E8964A'),
  'sweet-citrus': colour('#F29A2A'),
  'sweet-pepper': colour('#D2402A'),
  syrup: colour('#C8862A'),
  'tart-fruit': colour('#A81E38'),
  'tofu-like': colour('#EFDFB8'),
  tomato: colour('#DC4A2C'),
  'tomato-sauce': colour('#CF3A20'),
  'tropical-fruit': colour('#F4B83A'),
  'yoghurt-like': colour('#FDFBF5'),
}

/** The colour of a food that was melted, spread, poured, blended or crushed. */
export const tintOf = ({ foodId, role }: Pick<PlatedFood, 'foodId' | 'role'>): Colour =>
  TINTS[foodId] ?? (role === null ? undefined : ROLE_TINTS[role]) ?? UNKNOWN

/** Whether it is known how the food looks when it is poured or blended. */
export const hasTint = ({ foodId, role }: Pick<PlatedFood, 'foodId' | 'role'>): boolean =>
  TINTS[foodId] !== undefined || (role !== null && ROLE_TINTS[role] !== undefined)
