/** Runs work again and again, never twice at once; `stop` waits for the running one. */
export function repeatEvery(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = work()
      .catch(onError)
      .finally(() => {
        isRunning = false
      })
  }, everyMs)
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
