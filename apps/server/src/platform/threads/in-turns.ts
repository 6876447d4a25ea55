import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Runs pieces of computing one after the other, each in its own turn of the event loop. So a thousand pieces that are asked for
 * at once leave other calls their turns in between.
 */
export function inTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Result): Promise<Result> => {
    const result = last.then(() => nextTurn()).then(work)
    last = result.catch(() => undefined)
    return result
  }
}
