import { describe, expect, it } from 'vitest'
import { aislesOf, type ListedFood } from './aisles.ts'
import { boughtFood } from './bought-food.fixture.ts'

describe('the aisles', () => {
  const listed = (id: string, pl: string, placed: Partial<ListedFood>): ListedFood => ({
    ...boughtFood(),
    name: { en: id, pl },
    category: 'vegetables',
    aisle: null,
    ...placed,
  })
  const foods = new Map([
    ['peas', listed('peas', 'groszek', { aisle: 'frozen' })],
    ['salt', listed('salt', 'sól', { category: 'seasonings' })],
    ['leek', listed('leek', 'por', {})],
    ['sorrel', listed('sorrel', 'szczaw', {})],
    ['celery', listed('celery', 'świeży seler', {})],
    ['apple', listed('apple', 'jabłko', { category: 'fruit' })],
    ['milk', listed('milk', 'mleko', { category: 'dairy' })],
    ['water', listed('water', 'woda', { category: 'water' })],
  ])
  const foodOf = (id: string) => foods.get(id) ?? listed(id, id, {})
  const amounts = new Map([...foods.keys()].map((id) => [id, id === 'milk' ? 0.2 : 100]))

  it('follow the order of the shop, each sorted in the reader’s language, without tap water and empty purchases', () => {
    const names = (language: 'en' | 'pl') =>
      aislesOf(amounts, foodOf, language).map(({ items }) => items.map(({ food: { name } }) => name[language]))
    expect(names('en')).toEqual([['apple', 'celery', 'leek', 'sorrel'], ['salt'], ['peas']])
    expect(names('pl')).toEqual([['jabłko', 'por', 'szczaw', 'świeży seler'], ['sól'], ['groszek']])
    expect(aislesOf(amounts, foodOf, 'en').map(({ aisle }) => aisle)).toEqual(['produce', 'spices', 'frozen'])
  })
})
