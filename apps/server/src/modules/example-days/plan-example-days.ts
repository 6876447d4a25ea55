import { addDays, type CalendarDay } from '@dayplate/dates'
import type { Catalogue } from '../catalogue/index.ts'
import type { Planner } from '../planning/index.ts'
import type { StoredDay } from '../stored-plans/index.ts'
import { dietIdOfSample, personOfSample, SAMPLE_PEOPLE, type SamplePerson } from './sample-people.ts'

/** Sample people are in their third week, past the gentle first one, where a day shows the goal's full pace. */
const DAYS_SINCE_START = 14

export interface ExampleDay {
  readonly person: SamplePerson
  readonly day: StoredDay
}

export interface ExampleSource {
  readonly catalogue: Catalogue
  readonly planner: Planner
}

/** The day of each sample person, by the engine that plans everybody's. The same date and catalogue give the same days. */
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
    // As if it had been eaten just before: the planner then chooses something else, and visitors see more of what there is.
    previous: others.map(({ day }) => ({ meals: day.document.meals })),
    seed: setId,
  })
  if (planned === undefined) throw new Error(`nothing was planned for ${setId}`)
  return { person, day: { ...planned, setId, dietId: dietIdOfSample(person), eaten: [] } }
}
