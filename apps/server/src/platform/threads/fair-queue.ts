/**
 * A queue whose senders take turns, however many entries each has. When it is full, the sender with most entries loses their
 * newest to a sender with fewer. So no sender can fill it, and no places have to stay reserved. One sender may be limited to
 * fewer entries than there are places.
 */
export class FairQueue<Entry> {
  readonly #places: number
  readonly #placesOfSender: number
  /** In the order of their next turns. */
  readonly #bySender = new Map<string, Entry[]>()
  #size = 0

  constructor(places: number, placesOfSender = places) {
    this.#places = places
    this.#placesOfSender = placesOfSender
  }

  /** Adds an entry. Returns the entry that gets no place: null, another sender's newest, or the entry itself. */
  push(sender: string, entry: Entry): Entry | null {
    if ((this.#bySender.get(sender)?.length ?? 0) >= this.#placesOfSender) return entry
    const left = this.#size < this.#places ? null : this.#giveUpFor(sender)
    if (left === undefined) return entry
    const own = this.#bySender.get(sender)
    if (own === undefined) this.#bySender.set(sender, [entry])
    else own.push(entry)
    this.#size += 1
    return left
  }

  /** The oldest entry of the sender whose turn it is; undefined when the queue is empty. */
  shift(): Entry | undefined {
    const [turn] = this.#bySender
    if (turn === undefined) return undefined
    const [sender, entries] = turn
    const entry = entries.shift()
    this.#bySender.delete(sender)
    if (entries.length > 0) this.#bySender.set(sender, entries)
    this.#size -= 1
    return entry
  }

  /** Undefined when the sender would then have the most entries. */
  #giveUpFor(sender: string): Entry | undefined {
    const own = this.#bySender.get(sender)?.length ?? 0
    const [most] = [...this.#bySender.values()].toSorted((a, b) => b.length - a.length)
    if (most === undefined || most.length <= own + 1) return undefined
    this.#size -= 1
    return most.pop()
  }
}
