import { expect, it } from 'vitest'
import { settingsInput } from './settings-input.ts'

it('leaves out what JSON cannot say', () => {
  const input = settingsInput({
    dateOfBirth: '',
    height: { value: Number.NaN, unit: 'cm' },
    weight: { value: 80.9, unit: 'kg' },
    dietId: 200,
  })
  expect(input).toMatchObject({
    dateOfBirth: null,
    height: null,
    weight: { value: 80.9, unit: 'kg' },
    dietType: 'glp1',
  })
  expect(JSON.parse(JSON.stringify(input))).toEqual(input)
})
