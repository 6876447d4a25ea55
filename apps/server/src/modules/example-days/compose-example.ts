import type { ExampleDay as WireExampleDay, ExamplePerson } from '../../platform/graphql/schema.gen.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { composeDay } from '../day-plan/index.ts'
import { dietIdOfSample, type SamplePerson } from './sample-people.ts'
import type { ExampleDay } from './plan-example-days.ts'

type ComposedExample = Omit<WireExampleDay, 'events'> & Pick<ReturnType<typeof composeDay>, 'events'>

/** An example day as the wire says it, in the reader's language. */
export function composeExample(
  { person, day }: ExampleDay,
  composition: { readonly catalogue: Catalogue; readonly language: 'en' | 'pl' },
): ComposedExample {
  const { date, events, dayDiet, proof } = composeDay(day, { ...composition, copyTarget: null })
  return { person: composePerson(person), date, events, dayDiet, proof }
}

const composePerson = (person: SamplePerson): ExamplePerson => ({
  identifier: person.identifier,
  sex: person.sex,
  age: person.ageYears,
  height: { value: person.heightCm, unit: 'cm' },
  weight: { value: person.weightKg, unit: 'kg' },
  goalWeight: { value: person.goalWeightKg, unit: 'kg' },
  dietMode: person.mode,
  dietId: dietIdOfSample(person),
  activityLevel: person.activityLevel,
})
