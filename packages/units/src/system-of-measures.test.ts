import { expect, it } from 'vitest'
import { lengthUnitOf, weightUnitOf } from './system-of-measures.ts'

it('gives each system its own units', () => {
  expect([weightUnitOf('si'), lengthUnitOf('si')]).toEqual(['kg', 'cm'])
  expect([weightUnitOf('imperial'), lengthUnitOf('imperial')]).toEqual(['lb', 'in'])
})
