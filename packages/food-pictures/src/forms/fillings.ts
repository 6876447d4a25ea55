import type { Filling } from '../pieces/filling.ts'
import { hasFood, type Order } from './order.ts'

interface Mass {
  readonly mass: string
  readonly light: string
}

const WHITE_RICE: Mass = { mass: '#EFE2C4', light: '#FFFCF2' }
const BROWN_RICE: Mass = { mass: '#C9A878', light: '#EAD3A8' }
const COUSCOUS: Mass = { mass: '#DDB866', light: '#F4DC9C' }
const BULGUR: Mass = { mass: '#C0904A', light: '#E3BC78' }
const LENTILS: Mass = { mass: '#6F6030', light: '#A8975A' }
const MINCE: Mass = { mass: '#7A4A2C', light: '#A9744A' }
const CURD: Mass = { mass: '#F6F1E2', light: '#FFFFFC' }

/** The foods that can be the base of a filling. If a filling has several of them, the first in this list counts. */
const MASSES: Readonly<Record<string, Mass>> = {
  'white-rice': WHITE_RICE,
  'basmati-rice': WHITE_RICE,
  'brown-rice': BROWN_RICE,
  'wild-rice': { mass: '#4A3426', light: '#9A7A58' },
  couscous: COUSCOUS,
  bulgur: BULGUR,
  quinoa: { mass: '#D9BD84', light: '#F3E2B4' },
  millet: { mass: '#E0B23C', light: '#F6DA86' },
  buckwheat: { mass: '#7E5232', light: '#AD8058' },
  'pearl-barley': { mass: '#CDB78C', light: '#EADBB8' },
  'green-lentils': LENTILS,
  'canned-lentils': LENTILS,
  'black-lentils': { mass: '#3B3530', light: '#6E655A' },
  'minced-beef': MINCE,
  'minced-pork': MINCE,
  'minced-turkey': { mass: '#A9794C', light: '#CDA070' },
  'minced-chicken': { mass: '#B98E5C', light: '#DCB988' },
  'textured-soy': MINCE,
  'canned-tuna': { mass: '#D3A48A', light: '#F2D2BE' },
  twarog: CURD,
  'cottage-cheese': CURD,
  ricotta: CURD,
  avocado: { mass: '#A9C45C', light: '#CDDF92' },
  skyr: CURD,
  'soy-skyr': CURD,
  'natural-yoghurt': CURD,
  'greek-yoghurt': CURD,
  mushrooms: { mass: '#B9946A', light: '#DCC09A' },
  marzipan: { mass: '#E9D3A0', light: '#FBF0CE' },
  raisins: { mass: '#7A4222', light: '#B9783C' },
  onion: { mass: '#D08A4A', light: '#F0C586' },
  spinach: { mass: '#3F7A38', light: '#6FA84E' },
  leek: { mass: '#9DBB6A', light: '#D3E2A8' },
  'apricot-jam': { mass: '#E58A2B', light: '#F9B960' },
  'raspberry-jam': { mass: '#B3284A', light: '#DD5C78' },
  'strawberry-jam': { mass: '#C5283A', light: '#EC6070' },
  'plum-butter': { mass: '#4A2138', light: '#7A4460' },
}

const LEAF_GREEN = '#4F8A3C'
/** Ingredients visible in the filling, with their colours. */
const BITS: Readonly<Record<string, string>> = {
  tomato: '#D9442F',
  'cherry-tomatoes': '#DC3A2B',
  'red-pepper': '#C9302A',
  carrot: '#EE8F35',
  sweetcorn: '#FBD85A',
  'minced-beef': '#6B3C23',
  'canned-black-beans': '#2A2230',
  'canned-kidney-beans': '#7A2226',
  mushrooms: '#A57E54',
  twarog: '#FFFDF4',
  feta: '#FFFEF6',
  olives: '#2F2B33',
  walnuts: '#8A5A2C',
  pecans: '#7A4422',
  'flaked-almonds': '#F6E6BE',
  raisins: '#3E2318',
  'dried-cranberries': '#A81E3A',
  onion: '#EBD3A0',
  'green-pepper': '#57983F',
  kale: '#3F7A3C',
  spinach: '#3F7A38',
  parsley: LEAF_GREEN,
  mint: LEAF_GREEN,
  chives: LEAF_GREEN,
  basil: LEAF_GREEN,
  'spring-onion': '#7FB34E',
}
/** More colours make a filling look like confetti. */
const MOST_BITS = 3

const boundBy = (order: Order, isInside: (foodId: string) => boolean): string | undefined =>
  Object.keys(MASSES).find((foodId) => isInside(foodId) && hasFood(order, foodId))

/** The filling made of the foods of an order, with the foods it contains; null when no food can bind it. */
export function fillingOf(
  order: Order,
  isInside: (foodId: string) => boolean = () => true,
): { readonly filling: Filling; readonly inside: readonly string[] } | null {
  const binder = boundBy(order, isInside)
  const mass = binder === undefined ? undefined : MASSES[binder]
  if (!mass) return null
  const mixedIn = order.ingredients.filter(({ foodId }) => foodId !== binder && isInside(foodId))
  const bits = new Set(mixedIn.flatMap(({ foodId }) => (Object.hasOwn(BITS, foodId) ? (BITS[foodId] ?? []) : [])))
  const inside = order.ingredients
    .map(({ foodId }) => foodId)
    .filter((foodId) => isInside(foodId) && (Object.hasOwn(MASSES, foodId) || Object.hasOwn(BITS, foodId)))
  return { filling: { ...mass, bits: [...bits].slice(0, MOST_BITS) }, inside }
}
