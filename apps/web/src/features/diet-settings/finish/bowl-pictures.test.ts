import { expect, it } from 'vitest'
import { BOWL_PIECES } from './bowl-pictures.ts'

/** Whoever adds a piece says here that it is a plant. */
const PLANTS = ['avocado', 'broccoli', 'carrot', 'falafel', 'sesame', 'tomato']

it('shows plants only, for vegans look at it too', () => {
  const names = BOWL_PIECES.map((address) => /(?<name>[a-z]+)\.svg/.exec(address)?.groups?.['name'])
  expect(new Set(names)).toEqual(new Set(PLANTS))
})
