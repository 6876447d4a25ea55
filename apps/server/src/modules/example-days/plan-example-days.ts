import { addDays, type CalendarDay } from '@dayplate/dates'
import { NO_EXCLUSIONS } from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue/index.ts'
import { planStretch, type StoredDay } from '../plans/index.ts'
import { dietIdOfSample, personOfSample, SAMPLE_PEOPLE, type SamplePerson } from './sample-people.ts'

/** Sample people are in their third week, past the gentle first one, where a day shows the goal's full pace. */
const DAYS_SINCE_START = 14

export interface ExampleDay {
  readonly person: SamplePerson
  readonly day: StoredDay
}

/** The day of each sample person, by the engine that plans everybody's. The same date and catalogue give the same days. */
export const planExampleDays = (catalogue: Catalogue, date: CalendarDay): readonly ExampleDay[] =>
  SAMPLE_PEOPLE.reduce<readonly ExampleDay[]>(
    (others, person) => [...others, planExampleDay(catalogue, person, { date, others })],
    [],
  )

function planExampleDay(
  catalogue: Catalogue,
  person: SamplePerson,
  { date, others }: { readonly date: CalendarDay; readonly others: readonly ExampleDay[] },
): ExampleDay {
  const setId = `example-${person.identifier}-${date}`
  const [planned] = planStretch(catalogue, {
    person: personOfSample(person),
    exclusions: NO_EXCLUSIONS,
    startsOn: addDays(date, -DAYS_SINCE_START),
    dates: [date],
    // As if it had been eaten just before: the planner then chooses something else, and visitors see more of what there is.
    previous: others.map(({ day }) => day.document),
    seed: setId,
  })
  if (planned === undefined) throw new Error(`nothing was planned for ${setId}`)
  return { person, day: { ...planned, setId, dietId: dietIdOfSample(person), eaten: [] } }
}
