import { pick, type Random } from '../drawing/random.ts'
import type { PlatedForm, Vessel } from '../relief/plated-meal.ts'

type Choices = readonly [Vessel, ...Vessel[]]

const PLATE: Choices = ['plate']
const BOWL: Choices = ['bowl']
const BOARD: Choices = ['board']

/** What a form is served in; the same recipe always gets the same. */
const VESSELS_OF = {
  tart: BOARD,
  'open-sandwich': ['board', 'plate'],
  'filled-roll': ['board', 'plate'],
  crispbread: ['board', 'plate'],
  wrap: ['plate', 'board'],
  rolls: PLATE,
  pancakes: PLATE,
  soup: BOWL,
  'milk-soup': BOWL,
  porridge: BOWL,
  'yoghurt-bowl': BOWL,
  pudding: ['bowl', 'cup'],
  'smoothie-bowl': BOWL,
  moulded: PLATE,
  'layered-glass': ['glass'],
  drink: ['glass'],
  spread: BOARD,
  stew: ['plate', 'deep-plate'],
  fillet: PLATE,
  slices: PLATE,
  cutlet: PLATE,
  sausages: PLATE,
  loaf: PLATE,
  patties: PLATE,
  'jacket-potatoes': PLATE,
  mash: ['plate', 'deep-plate'],
  grain: ['plate', 'deep-plate'],
  'mixed-grain': ['deep-plate', 'bowl'],
  'grain-bowl': BOWL,
  pasta: ['deep-plate', 'plate'],
  noodles: ['bowl', 'deep-plate'],
  vegetables: ['plate', 'deep-plate'],
  bake: ['oven-dish'],
  'gnocchi-bake': ['oven-dish'],
  tray: ['tray', 'plate'],
  stuffed: ['oven-dish', 'plate'],
  omelette: ['plate', 'pan'],
  'scrambled-eggs': ['plate', 'pan'],
  'eggs-in-sauce': ['pan', 'deep-plate'],
  'boiled-eggs': PLATE,
  dumplings: ['plate', 'deep-plate'],
  'filled-dumplings': ['plate', 'deep-plate'],
  knedle: ['plate', 'deep-plate'],
  salad: ['bowl', 'deep-plate'],
  'fruit-plate': PLATE,
  boats: ['plate', 'board'],
  skewers: ['plate', 'board'],
  cake: ['plate', 'board'],
  bites: ['plate', 'bowl'],
  nuts: BOWL,
  heap: PLATE,
} as const satisfies Record<PlatedForm, Choices>

/** The crockery of a main dish. */
export const vesselOf = (form: PlatedForm, random: Random): Vessel => pick(VESSELS_OF[form], random)
