import type { CalendarDay } from '@dayplate/dates'
import type { Person } from '@dayplate/nutrition'
import type { ExclusionAnswers } from '@dayplate/rules/diet-settings'
import type { PreviousDay } from './plan-day-document.ts'
import type { FutureDay } from './plans.repository.ts'

/**
 * All that days come from, besides the engine and the catalogue. Plain data: it goes to another thread, is stored beside the
 * days, and gives the same days byte for byte whenever it is asked again.
 */
export type Planning = NewDaysPlanning | ChangedDaysPlanning

interface PlanningBasis {
  /** What the person leaves out. */
  readonly exclusions: ExclusionAnswers
  /** The days right before the first, the latest last. */
  readonly previous: readonly PreviousDay[]
  readonly seed: string
}

/** Consecutive days for one person, planned from nothing. */
export interface NewDaysPlanning extends PlanningBasis {
  readonly kind: 'new-days'
  readonly person: Person
  /** The day phases count from: the first of the plan, or of an earlier one in the same mode that it goes on from. */
  readonly startsOn: CalendarDay
  readonly dates: readonly CalendarDay[]
}

/** Planned days whose meals that hold something left out must go. */
export interface ChangedDaysPlanning extends PlanningBasis {
  readonly kind: 'changed-days'
  /** As they were, with what had been eaten of them, oldest first. */
  readonly days: readonly FutureDay[]
  /** Whom days were planned for, by the settings they name. */
  readonly people: readonly { readonly settingsId: number; readonly person: Person }[]
}
