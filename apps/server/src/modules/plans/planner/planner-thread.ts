// A thread that plans: keeps the catalogue it was sent last and answers one planning after the other.
import { answerJobs } from '../../../platform/threads/answer-jobs.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { PlannerRequest } from './planner-request.ts'
import { runPlanning } from './run-planning.ts'

let held: Catalogue | null = null

answerJobs(({ planning, catalogue, earlierVersions }: PlannerRequest) => {
  held = catalogue ?? held
  if (held === null) throw new Error('the thread was sent no catalogue')
  for (const version of earlierVersions) held.versions.set(version.id, version)
  return runPlanning(held, planning)
})
