/** Sends one mutation and returns its outcome. */
export type Send<Input, Outcome> = (key: string, input: Input) => Promise<Outcome>

/**
 * Sends mutations of the same key one after the other. While one is running, only the newest of the others waits, so that the
 * last of many quick presses wins. The promise resolves with the outcome of the last one sent, or rejects with its error, once
 * no mutation of the key is running.
 */
export function createMutationQueue<Input, Outcome>(send: Send<Input, Outcome>): Send<Input, Outcome> {
  const waiting = new Map<string, { readonly input: Input }>()
  const underWay = new Map<string, Promise<Outcome>>()

  async function sendAll(key: string, input: Input): Promise<Outcome> {
    const attempt = async () => send(key, input)
    const [result] = await Promise.allSettled([attempt()])
    const next = waiting.get(key)
    waiting.delete(key)
    if (next !== undefined) return sendAll(key, next.input)
    underWay.delete(key)
    if (result.status === 'rejected') throw result.reason
    return result.value
  }

  return (key, input) => {
    const current = underWay.get(key)
    if (current !== undefined) {
      waiting.set(key, { input })
      return current
    }
    const sending = sendAll(key, input)
    underWay.set(key, sending)
    return sending
  }
}
