import { OverloadedError } from '../graphql/errors.ts'
import { FairQueue } from './fair-queue.ts'

export interface WorkBounds<Lane extends string> {
  /** How many run at the same time. */
  readonly atOnce: number
  /** How many may wait in each lane. Lanes take turns, so that a full one does not block another. */
  readonly waiting: Readonly<Record<Lane, number>>
  /** How many of them may be of one sender; by default all. */
  readonly waitingOfSender?: number
}

/** The lane and sender of waiting work. Senders of one lane take turns too. */
export interface Place<Lane extends string> {
  readonly lane: Lane
  readonly sender: string
}

interface Waiting {
  readonly begin: () => void
  readonly refuse: (error: Error) => void
}

/**
 * Runs work within these bounds. Throws `OverloadedError` for work that finds no place, or loses its place to a sender with
 * fewer entries.
 */
export function boundedWork<Lane extends string>({ atOnce, waiting, waitingOfSender }: WorkBounds<Lane>) {
  const lanes = new Map<string, FairQueue<Waiting>>(
    Object.entries<number>(waiting).map(([lane, places]) => [lane, new FairQueue(places, waitingOfSender)]),
  )
  let running = 0

  function begin({ lane, sender }: Place<Lane>): Promise<void> {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    // Ending work passes its turn on, so `running` stays the same.
    return new Promise((resolve, reject) => {
      const entry: Waiting = { begin: resolve, refuse: reject }
      const queue = lanes.get(lane)
      const left = queue === undefined ? entry : queue.push(sender, entry)
      left?.refuse(new OverloadedError())
    })
  }

  function end(): void {
    for (const [lane, queue] of lanes) {
      const next = queue.shift()
      if (next === undefined) continue
      // Moves the lane to the end of the order.
      lanes.delete(lane)
      lanes.set(lane, queue)
      next.begin()
      return
    }
    running -= 1
  }

  return async <Result>(place: Place<Lane>, work: () => Promise<Result>): Promise<Result> => {
    await begin(place)
    try {
      return await work()
    } finally {
      end()
    }
  }
}
