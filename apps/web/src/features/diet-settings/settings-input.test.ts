import { expect, it } from 'vitest'
import { settingsInput } from './settings-input.ts'

it('replaces values that JSON cannot represent with null', () => {
  const answers = {
    dateOfBirth: '',
    height: { value: Number.NaN, unit: 'cm' },
    weight: { value: 80.9, unit: 'kg' },
    dietId: 200,
  } as const
  const exclusions = { allergens: [], foods: [{ id: 'kale', name: 'Kale' }] }
  const input = settingsInput({ answers, exclusions })
  expect(input).toMatchObject({
    dateOfBirth: null,
    height: null,
    weight: { value: 80.9, unit: 'kg' },
    dietType: 'glp1',
    exclusions: { allergens: [], foodIds: ['kale'] },
  })
  expect(JSON.parse(JSON.stringify(input))).toEqual(input)
})

it('sends the current weight as the goal weight in stabilization', () => {
  const answers = {
    dietMode: 'stabilization',
    weight: { value: 72.2, unit: 'kg' },
    goalWeight: { value: 74.5, unit: 'kg' },
  } as const
  const { goalWeight } = settingsInput({ answers, exclusions: { allergens: [], foods: [] } })
  expect(goalWeight).toEqual({ value: 72.2, unit: 'kg' })
})
