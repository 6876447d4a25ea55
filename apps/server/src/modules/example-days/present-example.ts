import type { ExampleDay as WireExampleDay, ExamplePerson } from '../../platform/graphql/schema.gen.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { presentDay } from '../day-plan/index.ts'
import { dietIdOfSample, type SamplePerson } from './sample-people.ts'
import type { ExampleDay } from './plan-example-days.ts'

type ExampleView = Omit<WireExampleDay, 'events'> & Pick<ReturnType<typeof presentDay>, 'events'>

/** An example day for the gateway, in the reader's language. */
export function presentExample(
  { person, day }: ExampleDay,
  presentation: { readonly catalogue: Catalogue; readonly language: 'en' | 'pl' },
): ExampleView {
  const { date, events, dayDiet, proof } = presentDay(day, { ...presentation, copyTarget: null })
  return { person: presentPerson(person), date, events, dayDiet, proof }
}

const presentPerson = (person: SamplePerson): ExamplePerson => ({
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
