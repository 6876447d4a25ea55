// A thread that does what a job tells it: answer, throw, die or never end.
import { answerJobs } from './answer-jobs.ts'

export type AwkwardJob =
  | { readonly kind: 'answer'; readonly value: number }
  | { readonly kind: 'throw' | 'die' | 'hang' }

const seen: number[] = []

answerJobs((job: AwkwardJob) => {
  if (job.kind === 'throw') throw new RangeError('out of reach')
  if (job.kind === 'die') process.exit(3)
  while (job.kind === 'hang');
  seen.push(job.kind === 'answer' ? job.value : 0)
  return [...seen]
})
