// The program of a planner thread. It keeps the last catalogue it received and runs one job after the other.
import { answerJobs } from '../../../platform/threads/answer-jobs.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { PlannerAnswer, PlannerRequest } from './planner-request.ts'
import { runOtherDays } from './run-other-days.ts'
import { runPlanning } from './run-planning.ts'

let held: Catalogue | null = null

answerJobs(({ job, catalogue, earlierVersions }: PlannerRequest): PlannerAnswer => {
  held = catalogue ?? held
  if (held === null) throw new Error('the thread was sent no catalogue')
  for (const version of earlierVersions) held.versions.set(version.id, version)
  return job.kind === 'planning'
    ? { kind: 'planning', days: runPlanning(held, job.planning) }
    : { kind: 'other-days', found: runOtherDays(held, job.request) }
})
