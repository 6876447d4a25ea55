import type { Planner } from './planner.ts'
import { runOtherDays } from './run-other-days.ts'
import { runPlanning } from './run-planning.ts'

/** Plans on the calling thread, for programs that answer no requests. */
export const plannerHere: Planner = {
  plan: (catalogue, planning) => Promise.resolve(runPlanning(catalogue, planning)),
  findOtherDays: (catalogue, request) => Promise.resolve(runOtherDays(catalogue, request)),
}
