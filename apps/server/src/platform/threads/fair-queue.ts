/**
 * Waiting entries of several senders, who take turns however many each has. When the queue is full, the sender with most entries
 * gives up their newest for one who has fewer: nobody fills it alone, and it is never held half empty for those who may come.
 */
export class FairQueue<Entry> {
  readonly #places: number
  /** In the order of their next turns. */
  readonly #bySender = new Map<string, Entry[]>()
  #size = 0

  constructor(places: number) {
    this.#places = places
  }

  /** Takes an entry in; answers the one that gets no place: null, another sender's newest, or the entry itself. */
  push(sender: string, entry: Entry): Entry | null {
    const left = this.#size < this.#places ? null : this.#giveUpFor(sender)
    if (left === undefined) return entry
    const own = this.#bySender.get(sender)
    if (own === undefined) this.#bySender.set(sender, [entry])
    else own.push(entry)
    this.#size += 1
    return left
  }

  /** The oldest entry of the sender whose turn it is; undefined when nobody waits. */
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

  /** Undefined where the sender would then have most themself. */
  #giveUpFor(sender: string): Entry | undefined {
    const own = this.#bySender.get(sender)?.length ?? 0
    const [most] = [...this.#bySender.values()].toSorted((a, b) => b.length - a.length)
    if (most === undefined || most.length <= own + 1) return undefined
    this.#size -= 1
    return most.pop()
  }
}
