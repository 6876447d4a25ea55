import { type ExampleChoice, exampleKey } from '@dayplate/rules/example-days'
import type { PlannedMeal, StoredDay } from '../../stored-plans/index.ts'

/** A planned example day with the meals that can replace each of its own. */
export interface ExampleDay {
  readonly choice: ExampleChoice
  /** Names the catalogue and the week it was planned for. */
  readonly edition: string
  readonly day: StoredDay
  /** For each meal of the day those that fit in its place while the other three stay, the nearest to the target first. */
  readonly replacements: readonly PlannedMeal[]
}

/** The example days of a server, one for each choice. Visitors read them; only the background work plans them. */
export interface KeptExamples {
  find(choice: ExampleChoice): ExampleDay | null
  /** Keeps a day in place of an earlier one of the same choice. */
  keep(example: ExampleDay): void
}

/** At most as many days as there are choices, about 3 MB, so nothing has to be dropped. */
export function openKeptExamples(): KeptExamples {
  const kept = new Map<string, ExampleDay>()
  return {
    find: (choice) => kept.get(exampleKey(choice)) ?? null,
    keep: (example) => void kept.set(exampleKey(example.choice), example),
  }
}
