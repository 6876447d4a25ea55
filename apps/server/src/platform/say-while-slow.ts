/** Most steps of a start take less, so that an ordinary start says nothing. */
const EVERY_MS = 10_000

interface Patience {
  readonly everyMs?: number
  readonly say?: (line: string) => void
}

/** Does a step of a start without a limit of time, and says now and then what the start is waiting for. */
export async function sayWhileSlow<Result>(
  step: string,
  work: () => Promise<Result>,
  { everyMs = EVERY_MS, say = (line) => void process.stderr.write(`${line}\n`) }: Patience = {},
): Promise<Result> {
  let waitedMs = 0
  const timer = setInterval(() => {
    waitedMs += everyMs
    say(`Still ${step} after ${Math.round(waitedMs / 1000)} s. The start goes on; this machine is busy.`)
  }, everyMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
