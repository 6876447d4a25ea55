import type { CalendarDay } from '@dayplate/dates'
import type { Person } from '@dayplate/nutrition'
import type { ExclusionAnswers } from '@dayplate/rules/diet-settings'
import type { PreviousDay } from './plan-day-document.ts'
import type { FutureDay } from './plans.repository.ts'

/**
 * All inputs of planned days besides the engine and the catalogue. Plain data, because it is sent to another thread and stored
 * beside the days. The same planning always gives the same days, byte for byte.
 */
export type Planning = NewDaysPlanning | ChangedDaysPlanning

interface PlanningBasis {
  /** The person's exclusions. */
  readonly exclusions: ExclusionAnswers
  /** The days right before the first, the latest last. */
  readonly previous: readonly PreviousDay[]
  readonly seed: string
  /** Stays the same for a person, unlike the seed: it decides which meals their plans draw from. */
  readonly repertoireSeed: string
}

/** Consecutive days for one person, planned without existing meals. */
export interface NewDaysPlanning extends PlanningBasis {
  readonly kind: 'new-days'
  readonly person: Person
  /**
   * The day from which phases are counted: the first of the plan, or of an earlier plan in the same mode that this one
   * continues.
   */
  readonly startsOn: CalendarDay
  readonly dates: readonly CalendarDay[]
}

/** A person as some settings describe them. */
export interface PlannedFor {
  readonly settingsId: number
  readonly person: Person
  /** The day from which phases and weeks are counted. */
  readonly startsOn: CalendarDay
}

/** Planned days whose meals with excluded foods must be replaced. */
export interface ChangedDaysPlanning extends PlanningBasis {
  readonly kind: 'changed-days'
  /** The days before the change with their eaten meals, the oldest first. */
  readonly days: readonly FutureDay[]
  /** The people the days were planned for, by settings. */
  readonly people: readonly PlannedFor[]
}
