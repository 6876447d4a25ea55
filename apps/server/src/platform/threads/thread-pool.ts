import { Worker } from 'node:worker_threads'
import type { ThreadAnswer } from './thread-answer.ts'

export interface ThreadPoolOptions {
  /** The program of each thread, which answers by `answerJobs`. */
  readonly entry: URL
  /** How many threads may run. The first one starts with the first job. */
  readonly threads: number
  /** How many jobs may wait for a thread. Further ones are refused at once. */
  readonly mostWaiting: number
  /** A job that takes longer is stuck, or the machine is overloaded, and its thread is ended. Null for no limit. */
  readonly timeoutMs: number | null
  /** Makes the error of such a job. The argument says how long it took. */
  readonly onOverdue: (error: Error) => Error
  /** Makes the error of a job refused by a full queue. */
  readonly onFull: () => Error
}

interface Job<Request, Answer> {
  readonly requestFor: (thread: object) => Request
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Runs jobs on threads, one at a time on each, oldest first. An error of a job is rethrown here. A thread that dies fails only
 * its own job; the next job starts a new thread.
 */
export class ThreadPool<Request, Answer> {
  readonly #options: ThreadPoolOptions
  readonly #threads = new Set<Worker>()
  readonly #idle: Worker[] = []
  readonly #waiting: Job<Request, Answer>[] = []
  #isClosed = false

  constructor(options: ThreadPoolOptions) {
    this.#options = options
  }

  /** `requestFor` gets the thread that takes the job, so that it can leave out data the thread already has. */
  run(requestFor: (thread: object) => Request): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(closedError())
    const isFree = this.#idle.length > 0 || this.#threads.size < this.#options.threads
    if (!isFree && this.#waiting.length >= this.#options.mostWaiting) return Promise.reject(this.#options.onFull())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ requestFor, resolve, reject })
      this.#next()
    })
  }

  /** Ends all threads. Waiting and running jobs fail. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.splice(0)) reject(closedError())
    await Promise.all([...this.#threads].map((thread) => thread.terminate()))
  }

  #next(): void {
    if (this.#isClosed || this.#waiting.length === 0) return
    const thread = this.#idle.pop() ?? this.#start()
    if (thread === null) return
    const job = this.#waiting.shift()
    if (job !== undefined) this.#work(thread, job)
  }

  #start(): Worker | null {
    if (this.#threads.size >= this.#options.threads) return null
    const thread = new Worker(this.#options.entry)
    this.#threads.add(thread)
    // Without a listener an error would end the process. The job's promise listens too.
    thread.on('error', () => undefined)
    thread.once('exit', () => this.#remove(thread))
    return thread
  }

  #remove(thread: Worker): void {
    this.#threads.delete(thread)
    const index = this.#idle.indexOf(thread)
    if (index !== -1) this.#idle.splice(index, 1)
    this.#next()
  }

  #work(thread: Worker, job: Job<Request, Answer>): void {
    let end: unknown = null
    const onError = (error: unknown): void => {
      end = error
    }
    const stopTimer = this.#endWhenOverdue(thread, (error) => {
      end = error
    })
    const stopListening = (): void => {
      stopTimer()
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    const onExit = (code: number): void => {
      stopListening()
      job.reject(end ?? (this.#isClosed ? closedError() : new Error(`the thread ended with ${code} in the middle`)))
    }
    const onMessage = (answer: ThreadAnswer<Answer>): void => {
      stopListening()
      this.#rest(thread)
      if (answer.kind === 'done') job.resolve(answer.value)
      else job.reject(answer.error)
    }
    thread.on('message', onMessage).on('error', onError).on('exit', onExit)
    thread.ref()
    this.#send(thread, { job, stopListening })
  }

  #endWhenOverdue(thread: Worker, onOverdue: (error: Error) => void): () => void {
    const { timeoutMs } = this.#options
    if (timeoutMs === null) return () => undefined
    const timer = setTimeout(() => {
      onOverdue(this.#options.onOverdue(new Error(`a job took longer than ${timeoutMs} ms`)))
      void thread.terminate()
    }, timeoutMs)
    return () => clearTimeout(timer)
  }

  #send(
    thread: Worker,
    { job, stopListening }: { readonly job: Job<Request, Answer>; readonly stopListening: () => void },
  ): void {
    try {
      thread.postMessage(job.requestFor(thread))
    } catch (error) {
      stopListening()
      this.#rest(thread)
      job.reject(error)
    }
  }

  /** Lets the process end while the thread has no work. */
  #rest(thread: Worker): void {
    thread.unref()
    this.#idle.push(thread)
    this.#next()
  }
}

const closedError = (): Error => new Error('the threads are closed')
