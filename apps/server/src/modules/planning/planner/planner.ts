import type { Catalogue } from '../../catalogue/index.ts'
import type { NewPlanDay, Planning } from '../../stored-plans/index.ts'
import type { OtherDays, OtherDaysRequest } from './other-days.ts'

/** Plans days. Callers do not depend on the thread. */
export interface Planner {
  plan(catalogue: Catalogue, planning: Planning): Promise<readonly NewPlanDay[]>
  /** Finds whole other days for a date, from which the user chooses one. */
  findOtherDays(catalogue: Catalogue, request: OtherDaysRequest): Promise<OtherDays>
}

/** A planner with threads of its own. Its owner has to close it. */
export interface OpenPlanner extends Planner {
  close(): Promise<void>
}
