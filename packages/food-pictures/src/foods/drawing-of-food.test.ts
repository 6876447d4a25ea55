import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawingOfFood, findDrawing } from './drawing-of-food.ts'
import { UNDRAWN_FOODS } from './undrawn-foods.ts'

/** Reads the catalogue's source, because drawings must not depend on the compiled catalogue. */
const FOOD_TABLE = join(import.meta.dirname, '../../../catalogue/foods.csv')
/** The id is the first cell and never quoted. */
const foodIds = readFileSync(FOOD_TABLE, 'utf8')
  .split('\n')
  .slice(1)
  .filter((row) => row.trim() !== '')
  .map((row) => row.slice(0, row.indexOf(',')))

describe('the drawings of foods', () => {
  it('are checked against the whole table of foods', () => {
    expect(foodIds.length).toBeGreaterThanOrEqual(180)
    expect(new Set(foodIds).size).toBe(foodIds.length)
    expect(foodIds.filter((foodId) => !/^[a-z]+(-[a-z]+)*$/.test(foodId))).toEqual([])
  })

  it.each(foodIds)('include %s either as drawn or as undrawn, never both', (foodId) => {
    expect([findDrawing(foodId) !== null, UNDRAWN_FOODS.has(foodId)].filter(Boolean)).toHaveLength(1)
  })

  it('have no foods that the catalogue does not have', () => {
    expect([...Object.keys(drawingOfFood), ...UNDRAWN_FOODS].filter((foodId) => !foodIds.includes(foodId))).toEqual([])
  })

  it('do not treat names of object properties as foods', () => {
    expect(findDrawing('constructor')).toBeNull()
    expect(findDrawing('dragon-fruit')).toBeNull()
  })
})
