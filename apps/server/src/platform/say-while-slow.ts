/** Longer than most steps of a start, so that an ordinary start prints nothing. */
const EVERY_MS = 10_000

interface Patience {
  readonly everyMs?: number
  readonly say?: (line: string) => void
}

/** Runs a step of a start without a time limit, and prints repeatedly what the start is waiting for. */
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
