import { OverloadedError } from '../graphql/errors.ts'

export interface WorkBounds {
  /** How many run at the same time. */
  readonly atOnce: number
  /** How many may wait; whoever comes after them is refused. */
  readonly waiting: number
}

/** Runs work a few at a time, in the order it came; throws `OverloadedError` when too much waits already. */
export function boundedWork({ atOnce, waiting }: WorkBounds): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = []
  let running = 0

  const begin = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return
    }
    if (queue.length >= waiting) throw new OverloadedError()
    // Whoever ends hands their place on, so `running` stays as it is.
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  const end = (): void => {
    const next = queue.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return async (work) => {
    await begin()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
