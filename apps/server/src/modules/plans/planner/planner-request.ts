import type { Catalogue, MealVersion } from '../../catalogue/index.ts'
import type { Planning } from './planning.ts'

/** What goes to a thread that plans. */
export interface PlannerRequest {
  readonly planning: Planning
  /** Only when the thread holds another one. */
  readonly catalogue: Catalogue | null
  /** Versions of earlier catalogues that the planning points at. */
  readonly earlierVersions: readonly MealVersion[]
}
