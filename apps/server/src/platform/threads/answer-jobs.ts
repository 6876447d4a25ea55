import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './thread-answer.ts'

/** Makes this thread run the jobs of its `ThreadPool`, one after the other. */
export function answerJobs<Request>(answer: (request: Request) => unknown): void {
  const send = (message: ThreadAnswer<unknown>): void => parentPort?.postMessage(message)
  parentPort?.on('message', (request: Request) => {
    try {
      send({ kind: 'done', value: answer(request) })
    } catch (error) {
      send({ kind: 'failed', error })
    }
  })
}
