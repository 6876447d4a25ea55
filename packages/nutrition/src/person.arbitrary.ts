import fc from 'fast-check'
import { ACTIVITY_LEVELS, DIET_IDS, DIET_MODES, type Diet } from './diet.ts'
import type { Person } from './person.ts'

const DIETS: readonly Diet[] = ['classic', 'vegetarian', 'vegan', 'glp1']

if (DIETS.length !== Object.keys(DIET_IDS).length) throw new Error('a diet is missing from the generator')

/** People the wizard accepts: whole years and centimetres, weights to 0.1 kg. */
export const anyPerson: fc.Arbitrary<Person> = fc.record({
  sex: fc.constantFrom('female', 'male'),
  ageYears: fc.integer({ min: 18, max: 100 }),
  heightCm: fc.integer({ min: 140, max: 210 }),
  weightKg: fc.integer({ min: 400, max: 2000 }).map((tenths) => tenths / 10),
  goalWeightKg: fc.integer({ min: 400, max: 2000 }).map((tenths) => tenths / 10),
  mode: fc.constantFrom(...DIET_MODES),
  activity: fc.constantFrom(...ACTIVITY_LEVELS),
  diet: fc.constantFrom(...DIETS),
})
