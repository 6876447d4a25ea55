import { pasta } from '../foods/pasta.ts'

type FoodIds = readonly string[]

/** Sweet drinks: milk and its substitutes. */
export const DRINKS: FoodIds = ['milk', 'lactose-free-milk', 'soy-drink', 'oat-drink', 'almond-drink', 'rice-drink']
const SOURED = ['kefir', 'buttermilk', 'condensed-sour-milk']
const JUICES = ['orange-juice', 'apple-juice', 'carrot-juice', 'beetroot-juice', 'tomato-juice']

/** Milks, plant drinks and sour milk drinks, which batter is made with. */
export const MILKS: FoodIds = [...DRINKS, ...SOURED]
/** Liquids of a smoothie. */
export const POURED: FoodIds = [...MILKS, ...JUICES]
/** Foods eaten with a spoon. */
export const YOGHURTS: FoodIds = [
  'natural-yoghurt',
  'greek-yoghurt',
  'lactose-free-yoghurt',
  'skyr',
  'soy-yoghurt',
  'soy-skyr',
  'coconut-yoghurt',
]
/** Creams poured into a soup or over a pancake. */
export const CREAMS: FoodIds = ['sour-cream', 'cream', 'oat-cream', 'soy-cream', 'coconut-milk']
export const PROTEIN_POWDERS: FoodIds = ['pea-protein', 'rice-protein', 'hemp-protein', 'whey-protein']

/** Foods that fill a dish as pasta does. Gnocchi are dumplings instead. */
export const PASTA: FoodIds = Object.keys(pasta).filter((foodId) => foodId !== 'gnocchi')
export const FLOURS: FoodIds = [
  'wheat-flour',
  'wholewheat-flour',
  'spelt-flour',
  'rye-flour',
  'buckwheat-flour',
  'rice-flour',
  'oat-flour',
  'chickpea-flour',
  'corn-flour',
  'coconut-flour',
]
/** Whole or rolled grains, which are part of a dough or a filling. */
export const ROLLED: FoodIds = [
  'rolled-oats',
  'gluten-free-oats',
  'oat-bran',
  'rye-flakes',
  'spelt-flakes',
  'barley-flakes',
  'millet-flakes',
  'buckwheat-flakes',
  'rice-flakes',
]
export const LENTILS: FoodIds = [
  'red-lentils',
  'green-lentils',
  'black-lentils',
  'canned-lentils',
  'split-peas',
  'mung-beans',
]
export const BEANS: FoodIds = [
  'canned-chickpeas',
  'unsalted-canned-chickpeas',
  'dried-chickpeas',
  'canned-kidney-beans',
  'unsalted-canned-kidney-beans',
  'canned-black-beans',
  'unsalted-canned-black-beans',
  'dried-black-beans',
  'canned-white-beans',
  'unsalted-canned-white-beans',
  'dried-white-beans',
  'butter-beans',
  'broad-beans',
]
/** Minced meat becomes meatballs, unless it stays loose in a sauce. */
export const MINCED: FoodIds = ['minced-beef', 'minced-pork', 'minced-chicken', 'minced-turkey', 'vegan-burger-mince']
export const EGGS: FoodIds = ['egg', 'egg-white', 'quail-egg']
export const STOCK_POWDERS: FoodIds = ['vegetable-stock-powder', 'unsalted-vegetable-stock-powder']
export const TOMATO_BASES: FoodIds = ['tomato-passata', 'canned-tomatoes']
export const SALAD_LEAVES: FoodIds = ['lettuce', 'rocket', 'lambs-lettuce', 'radicchio', 'watercress']
