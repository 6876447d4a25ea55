import { expect, it } from 'vitest'
import { settingsInput } from './settings-input.ts'

it('leaves out what JSON cannot say', () => {
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
