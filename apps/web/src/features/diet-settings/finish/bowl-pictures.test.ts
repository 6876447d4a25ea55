import { expect, it } from 'vitest'
import { BOWL_PIECES } from './bowl-pictures.ts'

/** Every new piece must be added here after a check that it is a plant. */
const PLANTS = ['avocado', 'broccoli', 'carrot', 'falafel', 'sesame', 'tomato']

it('shows only plants, because vegans see it too', () => {
  const names = BOWL_PIECES.map((address) => /(?<name>[a-z]+)\.svg/.exec(address)?.groups?.['name'])
  expect(new Set(names)).toEqual(new Set(PLANTS))
})
