import type { ServerResponse } from 'node:http'
import { MISSED, type LiveTopic } from '@dayplate/rules/live'
import { eventText, HEARTBEAT, type StreamedResponse, writeTo } from './live-streams.ts'
import type { Notice } from './notice.ts'

/** A visitor whom a secret of a person lets see a part of that person's data. */
export interface Guest {
  readonly ownerId: string
  /** The hash of the secret in hexadecimal. */
  readonly secretHash: string
  /** The only topic that the guest hears of. */
  readonly topic: LiveTopic
  /** What the guest sees, as a text that changes with it; null once the secret opens nothing. */
  readonly look: () => Promise<string | null>
}

type GuestResponse = StreamedResponse & Pick<ServerResponse, 'once'>

export interface GuestStream {
  readonly guest: Guest
  readonly response: GuestResponse
}

interface GuestLimits {
  /** Guests of one secret. The oldest gives way. */
  readonly mostOfSecret: number
  readonly mostInAll: number
  /** Looks at once. Each computes a list, and the pool has connections for others too. */
  readonly mostLooks: number
}

/** A family in a shop, and few enough in all that looking for each costs little. */
const GUEST_LIMITS: GuestLimits = { mostOfSecret: 5, mostInAll: 500, mostLooks: 4 }

interface GuestStreamsOptions {
  readonly onFailure: (error: unknown) => void
  readonly limits?: GuestLimits
}

interface Followed extends GuestStream {
  /** What the guest was told of last; undefined until the first look. */
  seen: string | undefined
}

export type GuestStreams = ReturnType<typeof createGuestStreams>

interface LooksOptions {
  readonly mostLooks: number
  readonly close: (stream: Followed) => void
  readonly onFailure: (error: unknown) => void
}

/** Looks at what guests see, tells them if it has changed, and closes the streams of those who see nothing any more. */
function createLooks(streams: Set<Followed>, { mostLooks, close, onFailure }: LooksOptions) {
  /** Streams to look for, the one that was asked for first comes first. */
  const waiting = new Set<Followed>()
  const looking = new Set<Followed>()
  const failed = new Set<Followed>()

  function startNext(): void {
    for (const stream of waiting) {
      if (looking.size >= mostLooks) return
      // A notice that comes during a look asks for one more, because it may have been too early for it.
      if (looking.has(stream)) continue
      waiting.delete(stream)
      if (streams.has(stream)) void look(stream)
    }
  }

  async function look(stream: Followed): Promise<void> {
    looking.add(stream)
    try {
      tell(stream, await stream.guest.look())
    } catch (error) {
      failed.add(stream)
      onFailure(error)
    } finally {
      looking.delete(stream)
      startNext()
    }
  }

  function tell(stream: Followed, seen: string | null): void {
    if (!streams.has(stream)) return
    if (seen === null) return close(stream)
    if (seen === stream.seen) return
    // Whatever changed between the guest's query and the first look may be missing on the page.
    const event = stream.seen === undefined ? MISSED : stream.guest.topic
    stream.seen = seen
    if (!writeTo(stream.response, eventText(event))) streams.delete(stream)
  }

  function ask(stream: Followed): void {
    waiting.add(stream)
    startNext()
  }

  return {
    ask,
    /** Makes the looks again that failed since the last time. */
    askFailed(): void {
      const again = [...failed]
      failed.clear()
      for (const stream of again) ask(stream)
    },
  }
}

/**
 * The open streams of guests on this server. A notice about a person is not passed on, because it would tell guests when that person eats or
 * changes other days: the server looks at what the guest sees, and tells them if that has changed. The tab that made the change is told too,
 * because a look may see another change with it.
 */
export function createGuestStreams({ onFailure, limits = GUEST_LIMITS }: GuestStreamsOptions) {
  const streams = new Set<Followed>()

  function close(stream: Followed): void {
    streams.delete(stream)
    stream.response.end()
  }
  const { ask, askFailed } = createLooks(streams, { mostLooks: limits.mostLooks, close, onFailure })

  return {
    isFull: () => streams.size >= limits.mostInAll,
    /** Adds a stream. What the guest sees from now on is compared with what they see now. */
    add(opened: GuestStream): void {
      const others = [...streams].filter(({ guest }) => guest.secretHash === opened.guest.secretHash)
      const [oldest] = others
      if (oldest !== undefined && others.length >= limits.mostOfSecret) close(oldest)
      const stream: Followed = { ...opened, seen: undefined }
      streams.add(stream)
      opened.response.once('close', () => streams.delete(stream))
      ask(stream)
    },
    /** Looks for the guests of a person. */
    hear({ userId }: Pick<Notice, 'userId'>): void {
      for (const stream of streams) {
        if (stream.guest.ownerId === userId) ask(stream)
      }
    },
    /** Looks for everyone, as after notices were missed. */
    hearMissed(): void {
      for (const stream of streams) ask(stream)
    },
    /** Says that the streams are alive, and makes looks again that failed. */
    beat(): void {
      for (const stream of streams) {
        if (!writeTo(stream.response, HEARTBEAT)) streams.delete(stream)
      }
      askFailed()
    },
    /** The hash of every secret that has a stream. */
    secrets: (): ReadonlySet<string> => new Set(Array.from(streams, ({ guest }) => guest.secretHash)),
    /** Closes the streams of secrets that open nothing any more, as after their end. */
    closeSecrets(ended: ReadonlySet<string>): void {
      for (const stream of streams) if (ended.has(stream.guest.secretHash)) close(stream)
    },
    closeAll(): void {
      for (const stream of streams) close(stream)
    },
  }
}
