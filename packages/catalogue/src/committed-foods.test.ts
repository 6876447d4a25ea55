import {
  aisleOf,
  gramsPerMlOf,
  implausibleAmount,
  isSoldWhole,
  isTapWater,
  type FoodAisle,
  type FoodContainer,
} from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { readSources } from '../read-sources.ts'
import { compileFoods, readFoodRows } from './compile/compile-foods.ts'

const { foodsCsv } = readSources()
const { foods } = compileFoods(foodsCsv)
const rows = (readFoodRows('foods.csv', foodsCsv).value ?? []).map(({ cells }) => cells)
const cell = (row: ReadonlyMap<string, string>, column: string): string => row.get(column) ?? ''

/** Packages do not state them, so `label` is never their origin. */
const MICRONUTRIENTS = [
  'calcium_mg',
  'iron_mg',
  'vitamin_b12_ug',
  'vitamin_d_ug',
  'vitamin_c_mg',
  'folate_ug',
  'potassium_mg',
  'magnesium_mg',
  'zinc_mg',
]

/** Foods whose iodine no table states and no kin suggests. */
const WITHOUT_IODINE = ['agar', 'fish-sauce', 'gelatine', 'vegetable-stock-powder', 'whey-protein']

/** Figures nobody can state: most vitamin B12 of algae has no effect in people, and tables differ a hundredfold. */
const UNKNOWN = ['nori vitamin_b12_ug']

const hasOrigin = (row: ReadonlyMap<string, string>, column: string): boolean =>
  cell(row, 'figures_from')
    .split(' ')
    .some((word) => word.startsWith(`${column}=`))

describe('the vitamins and minerals of the committed foods', () => {
  it('are known', () => {
    const empty = rows.flatMap((row) =>
      MICRONUTRIENTS.filter((column) => cell(row, column) === '').map((column) => `${cell(row, 'id')} ${column}`),
    )
    expect(empty).toEqual(UNKNOWN)
  })

  it('name their origin where the food has no row in a table', () => {
    const unnamed = rows
      .filter((row) => cell(row, 'source') === 'label')
      .flatMap((row) =>
        MICRONUTRIENTS.filter((column) => cell(row, column) !== '' && !hasOrigin(row, column)).map(
          (column) => `${cell(row, 'id')} ${column}`,
        ),
      )
    expect(unnamed).toEqual([])
  })

  it('name the origin of all iodine, which neither table has', () => {
    const known = rows.filter((row) => cell(row, 'iodine_ug') !== '')
    expect(known.filter((row) => !hasOrigin(row, 'iodine_ug'))).toEqual([])
    const unknown = rows.filter((row) => !known.includes(row)).map((row) => cell(row, 'id'))
    expect(unknown.toSorted()).toEqual(WITHOUT_IODINE)
  })
})

/** Made with animal rennet by their rules, or with such a cheese. Other cheeses are sold with either rennet. */
const ANIMAL_RENNET = /parmesan|parmigiano|grana padano|pecorino|pesto/i

describe('the names of foods that vegetarian meals contain', () => {
  it('say that a hard cheese or a pesto is a vegetarian one, in both languages', () => {
    const named = foods.filter(({ name, origin }) => origin === 'dairy' && ANIMAL_RENNET.test(name.en))
    expect(named.map(({ id }) => id)).toEqual(['parmesan', 'basil-pesto'])
    for (const { name } of named) {
      expect(name.en).toMatch(/^vegetarian /)
      expect(name.pl).toMatch(/^wegetaria/)
    }
  })
})

describe('what shops sell the foods in', () => {
  const bought = foods.filter((food) => !isTapWater(food))

  it('fits the aisle', () => {
    const CONTAINERS: Readonly<Record<FoodAisle, readonly FoodContainer[]>> = {
      produce: ['pack', 'tray', 'piece', 'head', 'bunch', 'pot'],
      fridge: ['pack', 'carton', 'box', 'tub', 'bottle', 'block', 'jar', 'piece'],
      'meat-and-fish': ['pack', 'tray', 'piece'],
      bread: ['pack', 'loaf', 'piece'],
      grains: ['pack'],
      'tins-and-jars': ['tin', 'jar', 'bottle'],
      nuts: ['pack'],
      oils: ['bottle', 'jar', 'pack'],
      spices: ['sachet', 'pack'],
      baking: ['pack', 'sachet', 'jar', 'bottle', 'bar'],
      drinks: ['carton', 'bottle'],
      frozen: ['pack'],
    }
    const misplaced = bought.filter((food) => !CONTAINERS[aisleOf(food)].includes(food.container))
    expect(misplaced.map((food) => `${food.id}: ${food.container} in ${aisleOf(food)}`)).toEqual([])
  })

  it('names an aisle only where the category and the container do not say it', () => {
    const repeated = bought.filter((food) => food.aisle !== null && food.aisle === aisleOf({ ...food, aisle: null }))
    expect(repeated.map(({ id }) => id)).toEqual([])
  })

  it('is a package unless it is sold whole, or weighed fresh', () => {
    const weighed = bought.filter(({ packsG, container }) => packsG.length === 0 && !isSoldWhole(container))
    const aisles = new Set(weighed.map(aisleOf))
    expect([...aisles].toSorted()).toEqual(['meat-and-fish', 'produce'])
  })

  it('is a volume of what is poured, but for sour milk and passata, whose labels state grams', () => {
    const inGrams = bought.filter((food) => food.densityGPerMl !== null && gramsPerMlOf(food) === null)
    expect(inGrams.map(({ id }) => id)).toEqual(['kefir', 'buttermilk', 'condensed-sour-milk', 'tomato-passata'])
  })
})

describe('water', () => {
  const water = foods.find(({ id }) => id === 'water')

  it('is tap water that nothing replaces, without energy, nutrients or packages', () => {
    if (water === undefined) throw new Error('there is no water')
    expect(isTapWater(water)).toBe(true)
    expect(water).toMatchObject({ role: null, packsG: [], allergens: [], priceClass: 'low' })
    const figures = [...Object.values(water.per100g), ...Object.values(water.micronutrientsPer100g)]
    expect(new Set(figures)).toEqual(new Set([0]))
  })

  it('may be poured by the litre', () => {
    if (water === undefined) throw new Error('there is no water')
    expect(implausibleAmount(water, 2000)).toBeNull()
    expect(implausibleAmount(water, 3000)).not.toBeNull()
  })
})
