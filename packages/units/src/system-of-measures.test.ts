import { expect, it } from 'vitest'
import { lengthUnitOf, requireSystemOfMeasures, weightUnitOf } from './system-of-measures.ts'

it('gives each system its own units', () => {
  expect([weightUnitOf('si'), lengthUnitOf('si')]).toEqual(['kg', 'cm'])
  expect([weightUnitOf('imperial'), lengthUnitOf('imperial')]).toEqual(['lb', 'in'])
})

it('accepts the two systems, and names one it does not support', () => {
  expect(['si', 'imperial'].map(requireSystemOfMeasures)).toEqual(['si', 'imperial'])
  expect(() => requireSystemOfMeasures('metric')).toThrow(new RangeError('System of measures metric is not supported'))
})
