import { expect, it } from 'vitest'
import { LOOKS } from './looks.ts'

it('has both sizes in both themes, each with a unique name', () => {
  expect(LOOKS.map(({ name }) => name)).toEqual(['390x844-light', '390x844-dark', '1280x800-light', '1280x800-dark'])
})
