/** Sends one wish and says what became of it. */
export type SendWish<Wish, Outcome> = (key: string, wish: Wish) => Promise<Outcome>

/**
 * Sends wishes about the same thing one after the other. While one is under way only the newest of the others waits, so that
 * any number of quick presses ends in the last one. The promise says what became of the last wish sent, and settles for
 * every caller only when nothing of that key is under way any more.
 */
export function createWishQueue<Wish, Outcome>(send: SendWish<Wish, Outcome>): SendWish<Wish, Outcome> {
  const waiting = new Map<string, { readonly wish: Wish }>()
  const underWay = new Map<string, Promise<Outcome>>()

  async function sendAll(key: string, first: Wish): Promise<Outcome> {
    let outcome = await send(key, first)
    for (let next = waiting.get(key); next !== undefined; next = waiting.get(key)) {
      waiting.delete(key)
      outcome = await send(key, next.wish)
    }
    underWay.delete(key)
    return outcome
  }

  return (key, wish) => {
    const current = underWay.get(key)
    if (current !== undefined) {
      waiting.set(key, { wish })
      return current
    }
    const sending = sendAll(key, wish)
    underWay.set(key, sending)
    return sending
  }
}
