// The program of a drawing thread.
import { answerJobs } from '../../../platform/threads/answer-jobs.ts'
import type { DrawingJob } from './drawer.ts'
import { drawFiles } from './draw-files.ts'

answerJobs((job: DrawingJob) => drawFiles(job))
