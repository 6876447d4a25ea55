/** Sends one wish and says whether it came true. */
export type SendWish<Wish> = (key: string, wish: Wish) => Promise<boolean>

/**
 * Sends wishes about the same thing one after the other. While one is under way only the newest of the others waits, so that
 * any number of quick presses ends in the last one. The promise says whether the last wish sent came true, and settles for
 * every caller only when nothing of that key is under way any more.
 */
export function createWishQueue<Wish>(send: SendWish<Wish>): SendWish<Wish> {
  const waiting = new Map<string, { readonly wish: Wish }>()
  const underWay = new Map<string, Promise<boolean>>()

  async function sendAll(key: string, first: Wish): Promise<boolean> {
    let hasComeTrue = await send(key, first)
    for (let next = waiting.get(key); next !== undefined; next = waiting.get(key)) {
      waiting.delete(key)
      hasComeTrue = await send(key, next.wish)
    }
    underWay.delete(key)
    return hasComeTrue
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
