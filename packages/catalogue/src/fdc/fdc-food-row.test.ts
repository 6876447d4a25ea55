import { describe, expect, it } from 'vitest'
import { compileFoodRows } from '../compile/compile-foods.ts'
import type { FdcFood } from './fdc-food.ts'
import { fdcFoodRow } from './fdc-food-row.ts'
import { readFdcMapping } from './fdc-mapping.ts'

const COTTAGE: FdcFood = {
  fdcId: '900001',
  description: 'Cheese, fresh, plain',
  category: 'Dairy and Egg Products',
  // Energy, protein, fat, carbohydrate by difference, fibre, sodium, calcium
  amounts: new Map([
    [1008, 98],
    [1003, 11.1],
    [1004, 4.3],
    [1005, 3.38],
    [1079, 0.5],
    [1093, 364],
    [1087, 83],
  ]),
  portions: [
    { amount: 1, measureUnitId: 1000, modifier: '', description: '', grams: 225 },
    { amount: 2, measureUnitId: 9999, modifier: 'tbsp, heaped', description: '', grams: 37 },
  ],
}

const MAPPING = 'fdc_id,name_en,name_pl,category,origin,allergens'

/** The row and errors of the cheese for one line of a mapping. */
function rowOf(line: string, { food = COTTAGE, header = MAPPING } = {}) {
  const [row] = readFdcMapping('mapping.csv', `${header}\n${line}\n`).value ?? []
  if (row === undefined) throw new Error('the mapping has no row')
  return fdcFoodRow(food, { file: 'mapping.csv', ...row })
}

const SAID = '900001,plain curd,twarożek naturalny,dairy,dairy,milk'

describe('fdcFoodRow', () => {
  it('builds a food from FoodData Central and the mapping', () => {
    const { row, errors } = rowOf(SAID)
    expect(errors).toEqual([])
    const { compiled, errors: rowErrors } = compileFoodRows([row])
    expect(rowErrors).toEqual([])
    expect(compiled[0]?.food).toMatchObject({
      id: 'plain-curd',
      name: { en: 'plain curd', pl: 'twarożek naturalny' },
      allergens: ['milk'],
      source: 'FDC:900001',
      per100g: { kcal: 98, proteinG: 11.1, fatG: 4.3, saturatedFatG: null, fibreG: 0.5 },
      micronutrientsPer100g: { calciumMg: 83, ironMg: null },
      measures: [
        { unit: 'cup', grams: 225 },
        { unit: 'tablespoon', grams: 18.5 },
      ],
    })
  })

  it('subtracts fibre from carbohydrate, and converts sodium to salt', () => {
    const { cells } = rowOf(SAID).row
    // 3.38 − 0.5; 364 mg × 2.5
    expect([cells.get('carbohydrate_g'), cells.get('salt_g')]).toEqual(['2.88', '0.91'])
  })

  it('uses energy by specific factors when there is no plain one', () => {
    const foundation = { ...COTTAGE, amounts: new Map([...COTTAGE.amounts, [2047, 101], [2048, 97]] as const) }
    foundation.amounts.delete(1008)
    expect(rowOf(SAID, { food: foundation }).row.cells.get('kcal')).toBe('97')
  })

  it('lets further columns of the mapping override FoodData Central', () => {
    const { cells } = rowOf(`${SAID},yes,piece=30`, { header: `${MAPPING},countable,measures` }).row
    expect([cells.get('countable'), cells.get('measures')]).toEqual(['yes', 'piece=30'])
  })

  it('refuses missing allergens, and accepts "none"', () => {
    expect(rowOf('900001,plain curd,twarożek,dairy,dairy,').errors).toEqual([
      {
        file: 'mapping.csv',
        line: 2,
        message: '"Cheese, fresh, plain": allergens is empty',
        remedy: 'Name them, or write none',
      },
    ])
    const none = rowOf('900001,plain curd,twarożek,dairy,dairy,none')
    expect([none.errors, none.row.cells.get('allergens')]).toEqual([[], ''])
  })

  it('never guesses a name, a category or an origin', () => {
    const { row } = rowOf('900001,plain curd,,,,milk')
    expect(compileFoodRows([row]).errors.map(({ line, message }) => [line, message])).toEqual([
      [2, 'category "" is unknown'],
      [2, 'origin "" is unknown'],
      [2, 'name_pl is empty'],
    ])
  })

  it('refuses carbohydrate with unknown fibre, unless carbohydrate is zero', () => {
    const amounts = new Map(COTTAGE.amounts)
    amounts.delete(1079)
    expect(rowOf(SAID, { food: { ...COTTAGE, amounts } }).errors.map(({ message }) => message)).toEqual([
      '"Cheese, fresh, plain": The fibre is unknown, and so the carbohydrate without it',
    ])
    amounts.set(1005, 0)
    const { errors, row } = rowOf(SAID, { food: { ...COTTAGE, amounts } })
    expect([errors, row.cells.get('carbohydrate_g'), row.cells.get('fibre_g')]).toEqual([[], '0', ''])
  })
})

describe('readFdcMapping', () => {
  it('reports missing, unknown and repeated columns', () => {
    const { value, errors } = readFdcMapping('mapping.csv', 'fdc_id,name_en,name_pl,category,origin,colour,origin\n')
    expect(value).toBeNull()
    expect(errors.map(({ line, message }) => [line, message])).toEqual([
      [1, 'Columns are missing: allergens; Columns mean nothing here or stand twice: colour, origin'],
    ])
  })
})
