import { addDays, type CalendarDay } from '@dayplate/dates'
import type { Catalogue } from '../catalogue/index.ts'
import { planStretch, type StoredDay } from '../plans/index.ts'
import { dietIdOfSample, personOfSample, type SamplePerson } from './example-people.ts'

/** Sample people are in their third week, past the gentle first one, where a day shows the goal's full pace. */
const DAYS_SINCE_START = 14

export interface ExampleDay {
  readonly person: SamplePerson
  readonly day: StoredDay
}

/** The day of a sample person, by the engine that plans everybody's. The same person, date and catalogue give the same day. */
export function planExampleDay(catalogue: Catalogue, person: SamplePerson, date: CalendarDay): ExampleDay {
  const setId = `example-${person.identifier}-${date}`
  const [planned] = planStretch(catalogue, {
    person: personOfSample(person),
    startsOn: addDays(date, -DAYS_SINCE_START),
    dates: [date],
    previous: [],
    seed: setId,
  })
  if (planned === undefined) throw new Error(`nothing was planned for ${setId}`)
  return { person, day: { ...planned, setId, dietId: dietIdOfSample(person), eaten: [] } }
}
