import type { Catalogue, MealVersion } from '../../catalogue/index.ts'
import type { NewPlanDay, Planning } from '../../stored-plans/index.ts'
import type { OtherDays, OtherDaysRequest } from './other-days.ts'

/** The message to a planner thread. */
export interface PlannerRequest {
  readonly job: PlannerJob
  /** Sent only when the thread has another one. */
  readonly catalogue: Catalogue | null
  /** Versions of earlier catalogues that the job refers to. */
  readonly earlierVersions: readonly MealVersion[]
}

export type PlannerJob =
  | { readonly kind: 'planning'; readonly planning: Planning }
  | { readonly kind: 'other-days'; readonly request: OtherDaysRequest }

/** The thread's answer. */
export type PlannerAnswer =
  | { readonly kind: 'planning'; readonly days: readonly NewPlanDay[] }
  | { readonly kind: 'other-days'; readonly found: OtherDays }
