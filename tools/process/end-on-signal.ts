const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** 128 + the number of SIGTERM, as shells report it. */
const ENDED_BY_SIGNAL = 143

/**
 * Ends this process on a signal the orderly way, so that what listens to "exit" can take its child processes along: a
 * signal that nobody handles ends a process without that. The function it returns undoes it.
 */
export function endOnSignal(): () => void {
  const end = (): never => process.exit(ENDED_BY_SIGNAL)
  for (const signal of SIGNALS) process.once(signal, end)
  return () => {
    for (const signal of SIGNALS) process.removeListener(signal, end)
  }
}
