import {
  COOKING_CLASS_OF,
  cooksLike,
  DRY_ROLES,
  type Food,
  REPLACEMENT_ROLES,
  type ReplacementBasis,
} from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { readSources } from '../read-sources.ts'
import { compileFoods } from './compile/compile-foods.ts'

/** A replacement of more than three times the weight does not fit the pan or the plate. */
const MOST_WEIGHT_RATIO = 3

const { foods } = compileFoods(readSources().foodsCsv)
const roles = Object.entries(REPLACEMENT_ROLES).map(([role, basis]) => ({
  role,
  basis,
  members: foods.filter((food) => food.role === role),
}))

const AMOUNT_PER_GRAM: Record<ReplacementBasis, (food: Food) => number> = {
  energy: ({ per100g }) => per100g.kcal / 100,
  protein: ({ per100g }) => per100g.proteinG / 100,
  weight: () => 1,
}

describe('the committed roles', () => {
  it('count every dry pulse as one, lupins too, so that no plate is full of them', () => {
    const pulses = ['pulse-dry', 'lentil-dry', 'split-pulse']
    const dry = foods.filter(({ id }) => /^dried-.*(bean|chickpea)|^(lupin|mung)-beans$|lentils$|^split-peas$/.test(id))
    const others = dry.filter(({ id, role }) => !id.startsWith('canned') && (role === null || !pulses.includes(role)))
    expect(dry.map(({ id }) => id)).toContain('lupin-beans')
    expect(others.map(({ id }) => id)).toEqual([])
  })

  it('give every dry grain, pulse and pasta a cooking class', () => {
    const dry = foods.filter(({ role }) => role !== null && DRY_ROLES.has(role)).map(({ id }) => id)
    expect([...COOKING_CLASS_OF.keys()].toSorted()).toEqual(dry.toSorted())
  })

  it.each([
    ['red-lentils', 'split-peas'],
    ['red-lentils', 'mung-beans'],
    ['quinoa', 'wild-rice'],
    ['brown-rice', 'buckwheat'],
    ['gnocchi', 'penne'],
    ['dried-chickpeas', 'dried-white-beans'],
  ])('do not let %s and %s replace each other, because one would stay raw', (one, other) => {
    const [first, second] = [one, other].map((id) => foods.find((food) => food.id === id))
    if (first === undefined || second === undefined) throw new Error('both are foods of the table')
    expect(first.role).toBe(second.role)
    expect([cooksLike(first, second), cooksLike(second, first)]).toEqual([false, false])
  })

  it.each(roles)('$role has at least two foods', ({ members }) => {
    expect(members.length).toBeGreaterThanOrEqual(2)
  })

  it.each(roles)('$role by equal $basis never needs more than three times the weight', ({ basis, members }) => {
    const amounts = members.map(AMOUNT_PER_GRAM[basis])
    expect(Math.max(...amounts)).toBeLessThanOrEqual(MOST_WEIGHT_RATIO * Math.min(...amounts))
  })
})
