// A thread that does what a job says: answer, throw, exit or never end.
import { answerJobs } from './answer-jobs.ts'

export type AwkwardJob =
  | { readonly kind: 'answer'; readonly value: number }
  | { readonly kind: 'throw' }
  | { readonly kind: 'die' }
  | { readonly kind: 'hang' }

const seen: number[] = []

answerJobs((job: AwkwardJob) => {
  if (job.kind === 'throw') throw new RangeError('out of reach')
  if (job.kind === 'die') process.exit(3)
  if (job.kind === 'hang') for (;;);
  seen.push(job.value)
  return [...seen]
})
