import { describe, expect, it } from 'vitest'
import { aisleOf, type PlacedFood } from './aisle-of.ts'

describe('the aisle of a food', () => {
  const placed = (
    category: PlacedFood['category'],
    container: PlacedFood['container'] = 'pack',
    aisle: PlacedFood['aisle'] = null,
  ): PlacedFood => ({ category, container, aisle })

  it.each([
    ['carrots', placed('vegetables'), 'produce'],
    ['a jar of gherkins', placed('vegetables', 'jar'), 'tins-and-jars'],
    ['a carton of juice', placed('fruit', 'carton'), 'drinks'],
    ['milk', placed('dairy', 'carton'), 'fridge'],
    ['eggs', placed('eggs', 'box'), 'fridge'],
    ['soy drink', placed('plant-protein', 'carton'), 'fridge'],
    ['tofu', placed('plant-protein', 'block'), 'fridge'],
    ['dry lentils', placed('plant-protein'), 'grains'],
    ['a tin of chickpeas', placed('plant-protein', 'tin'), 'tins-and-jars'],
    ['a tin of tuna', placed('fish', 'tin'), 'tins-and-jars'],
    ['salmon', placed('fish'), 'meat-and-fish'],
    ['butter of plants', placed('fats', 'tub'), 'fridge'],
    ['oil', placed('fats', 'bottle'), 'oils'],
    ['soy sauce', placed('seasonings', 'bottle'), 'oils'],
    ['parsley', placed('seasonings', 'bunch'), 'produce'],
    ['paprika', placed('seasonings', 'sachet'), 'spices'],
    ['frozen peas', placed('vegetables', 'pack', 'frozen'), 'frozen'],
  ])('is right for %s', (_, food, aisle) => {
    expect(aisleOf(food)).toBe(aisle)
  })
})
