import { colour, type Colour } from '../paint/colour.ts'
import type { PlatedFood } from '../plated-meal.ts'
import { TINTS } from './tints.ts'

const BEIGE = colour('#DDBE8C')
const MEAT = colour('#8E5A3C')
const CREAM = colour('#FBF6E9')
const CHEESE = colour('#F4D27C')

const ROLE_TINTS: Readonly<Record<string, Colour>> = {
  berry: colour('#8A2440'),
  'canned-fish': colour('#D8B294'),
  'cold-cut': colour('#E59A92'),
  'cooked-grain': colour('#E6D2A2'),
  'cooking-green': colour('#3F7230'),
  'cream-cheese': CREAM,
  'cream-like': CREAM,
  'creamy-grain': colour('#EADCB8'),
  'dry-soy': MEAT,
  egg: colour('#F6CB52'),
  'fresh-cheese': CREAM,
  'lean-meat': colour('#D9B08A'),
  'lentil-dry': colour('#7E6A3E'),
  'milk-like': CREAM,
  'minced-meat': MEAT,
  mushroom: colour('#A3845E'),
  nut: colour('#B98A56'),
  'oily-fish': colour('#EE9A78'),
  'onion-family': colour('#E9D6A4'),
  pasta: colour('#F3D684'),
  'pulse-canned': colour('#DDC08A'),
  'red-meat': colour('#7E4630'),
  'salad-cheese': colour('#FBF7EA'),
  'savoury-topping': CHEESE,
  'sliced-cheese': CHEESE,
  squash: colour('#EE962E'),
  'stone-fruit': colour('#E88E42'),
  'tofu-like': colour('#EFDFB8'),
  tomato: colour('#DC4A2C'),
  'tomato-sauce': colour('#CF3A20'),
  'yoghurt-like': CREAM,
}

/** What one sees of a food that has no shape of its own: its own tint, else that of its role. */
export const tintOf = ({ foodId, role }: Pick<PlatedFood, 'foodId' | 'role'>): Colour =>
  TINTS[foodId] ?? (role === null ? undefined : ROLE_TINTS[role]) ?? BEIGE
