/** Runs work now and then again and again, never twice at once; `stop` waits for the running one. */
export function repeatEvery(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  const run = (): void => {
    if (isRunning) return
    isRunning = true
    running = work()
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
      return running
    },
  }
}
