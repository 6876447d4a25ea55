import { addDays, type CalendarDay } from '@dayplate/dates'
import type { Catalogue } from '../catalogue/index.ts'
import type { Planner } from '../planning/index.ts'
import type { StoredDay } from '../stored-plans/index.ts'
import { dietIdOfSample, personOfSample, SAMPLE_PEOPLE, type SamplePerson } from './sample-people.ts'

/** Sample people are in their third week, after the gentle first one, when a day shows the goal's full pace. */
const DAYS_SINCE_START = 14

export interface ExampleDay {
  readonly person: SamplePerson
  readonly day: StoredDay
}

export interface ExampleSource {
  readonly catalogue: Catalogue
  readonly planner: Planner
}

/** Plans the day of each sample person with the engine for all users. The same date and catalogue give the same days. */
export async function planExampleDays(source: ExampleSource, date: CalendarDay): Promise<readonly ExampleDay[]> {
  const examples: ExampleDay[] = []
  for (const person of SAMPLE_PEOPLE) examples.push(await planExampleDay(source, person, { date, others: examples }))
  return examples
}

async function planExampleDay(
  { catalogue, planner }: ExampleSource,
  person: SamplePerson,
  { date, others }: { readonly date: CalendarDay; readonly others: readonly ExampleDay[] },
): Promise<ExampleDay> {
  const setId = `example-${person.identifier}-${date}`
  const [planned] = await planner.plan(catalogue, {
    kind: 'new-days',
    person: personOfSample(person),
    exclusions: { allergens: [], foodIds: [] },
    startsOn: addDays(date, -DAYS_SINCE_START),
    dates: [date],
    // Passed as previous days, so that the planner avoids their meals and visitors see more variety.
    previous: others.map(({ day }) => ({ meals: day.document.meals })),
    seed: setId,
    // Another one each day, so that visitors who come back see more of the catalogue.
    repertoireSeed: setId,
  })
  if (planned === undefined) throw new Error(`nothing was planned for ${setId}`)
  return { person, day: { ...planned, setId, dietId: dietIdOfSample(person), eaten: [] } }
}
