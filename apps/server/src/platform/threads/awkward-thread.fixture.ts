// A thread that does what a job says: answer, throw, exit or never end.
import { answerJobs } from './answer-jobs.ts'

export type AwkwardJob =
  | { readonly kind: 'answer'; readonly value: number }
  | { readonly kind: 'answer-later'; readonly value: number }
  | { readonly kind: 'throw-later' }
  | { readonly kind: 'throw' }
  | { readonly kind: 'die' }
  | { readonly kind: 'hang' }

const seen: number[] = []

/** Counts the value only at the end, so that a job beside it would be seen first. */
async function later(value: number): Promise<readonly number[]> {
  await new Promise((resolve) => setImmediate(resolve))
  seen.push(value)
  return [...seen]
}

answerJobs((job: AwkwardJob) => {
  if (job.kind === 'throw') throw new RangeError('out of reach')
  if (job.kind === 'die') process.exit(3)
  if (job.kind === 'hang') for (;;);
  if (job.kind === 'throw-later') return Promise.reject(new RangeError('out of reach, later'))
  if (job.kind === 'answer-later') return later(job.value)
  seen.push(job.value)
  return [...seen]
})
