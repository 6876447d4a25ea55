import type { Catalogue, MealVersion } from '../../catalogue/index.ts'
import type { NewPlanDay, Planning } from '../../stored-plans/index.ts'
import type { OtherDays, OtherDaysWish } from './other-days.ts'

/** What goes to a thread that plans. */
export interface PlannerRequest {
  readonly job: PlannerJob
  /** Only when the thread holds another one. */
  readonly catalogue: Catalogue | null
  /** Versions of earlier catalogues that the job points at. */
  readonly earlierVersions: readonly MealVersion[]
}

export type PlannerJob =
  | { readonly kind: 'planning'; readonly planning: Planning }
  | { readonly kind: 'other-days'; readonly wish: OtherDaysWish }

/** What comes back from it. */
export type PlannerAnswer =
  | { readonly kind: 'planning'; readonly days: readonly NewPlanDay[] }
  | { readonly kind: 'other-days'; readonly found: OtherDays }
