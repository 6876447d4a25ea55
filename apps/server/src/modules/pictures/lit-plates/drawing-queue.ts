import { boundedWork } from '../../../platform/threads/bounded-work.ts'

/** About a minute of work for one thread. Those who find no place are shown the SVG drawing. */
const MOST_ASKED = 24
/** A day has four meals, a list of swaps ten. */
const MOST_ASKED_OF_SENDER = 12
const MOST_AHEAD = 48
/** The foods that could replace an ingredient and are shown first. */
const MOST_AHEAD_OF_SENDER = 6

/** Work on one drawing, by the key of the drawing and the sender who asks for it. */
export interface Drawing<Drawn> {
  readonly key: string
  readonly sender: string
  readonly draw: () => Promise<Drawn>
}

export interface DrawingQueue<Drawn> {
  /** Whether someone who asks now would have to wait for drawings of others first: the key is not being drawn, and no thread is free. */
  wouldWait(key: string): boolean
  /** Draws what someone waits for. Askers for the same key share one drawing. Throws `OverloadedError` without a place. */
  ask(drawing: Drawing<Drawn>): Promise<Drawn>
  /** Draws while no one waits. Throws `OverloadedError` without a place. */
  ahead(drawing: Drawing<Drawn>): Promise<Drawn>
}

interface QueueLimits {
  /** How many drawings run at once. */
  readonly threads: number
  readonly aheadAtOnce: number
}

/** Orders drawings: first what someone waits for, in turns between senders, then what is drawn ahead. */
export function drawingQueue<Drawn>({ threads, aheadAtOnce }: QueueLimits): DrawingQueue<Drawn> {
  const runAsked = boundedWork({
    atOnce: threads,
    waiting: { asked: MOST_ASKED },
    waitingOfSender: MOST_ASKED_OF_SENDER,
  })
  const runAhead = boundedWork({
    atOnce: aheadAtOnce,
    waiting: { ahead: MOST_AHEAD },
    waitingOfSender: MOST_AHEAD_OF_SENDER,
  })
  /** Asked for, or begun ahead. */
  const underWay = new Map<string, Promise<Drawn>>()
  const waitingAhead = new Map<string, Promise<Drawn>>()
  const asked = countedWork()
  const beingDrawn = new Set<string>()

  async function drawNow(key: string, draw: () => Promise<Drawn>): Promise<Drawn> {
    beingDrawn.add(key)
    try {
      return await draw()
    } finally {
      beingDrawn.delete(key)
    }
  }

  return {
    wouldWait: (key) => asked.count >= threads && !beingDrawn.has(key),
    ask: ({ key, sender, draw }) =>
      shared(underWay, key, () => asked.run(() => runAsked({ lane: 'asked', sender }, () => drawNow(key, draw)))),
    ahead: ({ key, sender, draw }) =>
      underWay.get(key) ??
      shared(waitingAhead, key, () =>
        runAhead({ lane: 'ahead', sender }, async () => {
          await asked.over()
          return shared(underWay, key, () => drawNow(key, draw))
        }),
      ),
  }
}

/** Joins the work under this key, or begins it. */
function shared<Value>(all: Map<string, Promise<Value>>, key: string, begin: () => Promise<Value>): Promise<Value> {
  const known = all.get(key)
  if (known !== undefined) return known
  const begun = begin().finally(() => all.delete(key))
  all.set(key, begun)
  return begun
}

/** Counts work, so that other work can wait until there is none. */
function countedWork() {
  let count = 0
  let ending = Promise.withResolvers<void>()
  return {
    get count() {
      return count
    },
    async run<Value>(work: () => Promise<Value>): Promise<Value> {
      count += 1
      try {
        return await work()
      } finally {
        count -= 1
        if (count === 0) {
          ending.resolve()
          ending = Promise.withResolvers<void>()
        }
      }
    },
    async over(): Promise<void> {
      // Looks again, because new work may have begun before this one continues.
      while (count > 0) await ending.promise
    },
  }
}
