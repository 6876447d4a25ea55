/**
 * Runs work at once and then repeatedly, never twice at the same time. `stop` asks the running work to end early and
 * waits for it.
 */
export function repeatEvery(
  everyMs: number,
  work: (stopping: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  const stopping = new AbortController()
  const run = (): void => {
    if (isRunning) return
    isRunning = true
    running = work(stopping.signal)
      .catch(onError)
      .finally(() => {
        isRunning = false
      })
  }
  run()
  const timer = setInterval(run, everyMs)
  return {
    stop: () => {
      clearInterval(timer)
      stopping.abort()
      return running
    },
  }
}
