import { expect, it } from 'vitest'
import { keepsDays, LONGEST_KEPT_DAYS } from './keeps-days.ts'

it.each([
  ['salt', { category: 'seasonings', container: 'pack', aisle: null }, LONGEST_KEPT_DAYS],
  ['eggs', { category: 'eggs', container: 'box', aisle: null }, LONGEST_KEPT_DAYS],
  ['butter', { category: 'fats', container: 'block', aisle: null }, LONGEST_KEPT_DAYS],
  ['an opened tin of chickpeas', { category: 'plant-protein', container: 'tin', aisle: null }, 3],
  ['a tub of yoghurt', { category: 'dairy', container: 'tub', aisle: null }, 7],
  ['minced meat', { category: 'meat', container: 'tray', aisle: null }, 2],
  ['a loaf', { category: 'bread', container: 'loaf', aisle: null }, 4],
] as const)('the rest of %s', (_, food, days) => {
  expect(keepsDays(food)).toBe(days)
})
