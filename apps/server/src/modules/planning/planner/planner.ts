import type { Catalogue } from '../../catalogue/index.ts'
import type { NewPlanDay, Planning } from '../../stored-plans/index.ts'
import type { OtherDays, OtherDaysWish } from './other-days.ts'

/** Makes days. A caller cannot tell on which thread. */
export interface Planner {
  plan(catalogue: Catalogue, planning: Planning): Promise<readonly NewPlanDay[]>
  /** Whole other days for a date, to choose one of. */
  findOtherDays(catalogue: Catalogue, wish: OtherDaysWish): Promise<OtherDays>
}

/** A planner with threads of its own. Its owner has to close it. */
export interface OpenPlanner extends Planner {
  close(): Promise<void>
}
