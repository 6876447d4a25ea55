const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** 128 + the number of SIGTERM, as shells report it. */
const ENDED_BY_SIGNAL = 143

/**
 * Makes this process exit normally on a signal, so that "exit" listeners can end its child processes, because an
 * unhandled signal skips them. The returned function undoes it.
 */
export function endOnSignal(): () => void {
  const end = (): never => process.exit(ENDED_BY_SIGNAL)
  for (const signal of SIGNALS) process.once(signal, end)
  return () => {
    for (const signal of SIGNALS) process.removeListener(signal, end)
  }
}
