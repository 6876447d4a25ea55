/** Pause between two requests: like a person clicking through pages, but faster. */
const PAUSE_MS = 5

/**
 * Requests a route with one small statement repeatedly until the work is done. Returns the time of each answer, in ms.
 */
export async function askMeanwhile(url: URL, work: Promise<unknown>): Promise<readonly number[]> {
  const progress = { isOver: false }
  const ended = work.finally(() => {
    progress.isOver = true
  })
  const latencies: number[] = []
  while (!progress.isOver) {
    const startedMs = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`The light route answers ${response.status}.`)
    latencies.push(performance.now() - startedMs)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  await ended
  return latencies
}
