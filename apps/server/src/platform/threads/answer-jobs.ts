import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './thread-answer.ts'

/**
 * Makes this thread run the jobs of its `ThreadPool`, one after the other: the pool sends the next job after the answer. An
 * answer may be a promise, for libraries that work on threads of their own.
 */
export function answerJobs<Request>(answer: (request: Request) => unknown): void {
  const send = (message: ThreadAnswer<unknown>): void => parentPort?.postMessage(message)
  const run = async (request: Request): Promise<void> => {
    try {
      send({ kind: 'done', value: await answer(request) })
    } catch (error) {
      send({ kind: 'failed', error })
    }
  }
  parentPort?.on('message', (request: Request) => void run(request))
}
