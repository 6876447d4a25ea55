import type { ServerResponse } from 'node:http'
import { MISSED, type LiveTopic } from '@dayplate/rules/live'
import { eventText, HEARTBEAT, type StreamedResponse, writeTo } from './live-streams.ts'
import type { Notice } from './notice.ts'

/** A visitor whom a secret of a person lets see a part of that person's data. */
export interface Guest {
  readonly ownerId: string
  /** Names the secret and is none. */
  readonly name: string
  /** The only topic that the guest hears of. */
  readonly topic: LiveTopic
  /** What the guest sees, as a text that changes with it; null once the secret opens nothing. */
  readonly look: () => Promise<string | null>
  /** Whether the secret still opens something; asked more often, and cheaper. */
  readonly isOpen: () => Promise<boolean>
}

type GuestResponse = StreamedResponse & Pick<ServerResponse, 'once'>

export interface GuestStream {
  readonly guest: Guest
  readonly tab: string | null
  readonly response: GuestResponse
}

interface GuestLimits {
  /** Guests of one secret. The oldest gives way. */
  readonly mostOfSecret: number
  readonly mostInAll: number
}

/** A family in a shop, and few enough in all that looking for each costs little. */
const GUEST_LIMITS: GuestLimits = { mostOfSecret: 5, mostInAll: 500 }

interface GuestStreamsOptions {
  readonly onFailure: (error: unknown) => void
  readonly limits?: GuestLimits
}

interface Followed extends GuestStream {
  /** What the guest was told of last; undefined until the first look. */
  seen: string | undefined
  /** Looks that are still to be made. The flag says whether any of them is to be told. */
  waiting: { isTold: boolean } | null
  isLooking: boolean
}

export type GuestStreams = ReturnType<typeof createGuestStreams>

/** Looks at what guests see, tells them if it has changed, and closes the streams of those who see nothing any more. */
function createLooks(streams: Set<Followed>, onFailure: (error: unknown) => void) {
  function close(stream: Followed): void {
    streams.delete(stream)
    stream.response.end()
  }

  async function look(stream: Followed): Promise<void> {
    if (stream.isLooking) return
    stream.isLooking = true
    try {
      // Notices that come during a look ask for one more, because it may have been too early for them.
      for (let asked = stream.waiting; asked !== null && streams.has(stream); asked = stream.waiting) {
        stream.waiting = null
        const seen = await stream.guest.look()
        if (seen === null) return close(stream)
        // Whatever changed between the guest's query and the first look may be missing on the page.
        const event = stream.seen === undefined ? MISSED : stream.guest.topic
        const isNew = stream.seen !== seen
        stream.seen = seen
        if (isNew && asked.isTold && !writeTo(stream.response, eventText(event))) streams.delete(stream)
      }
    } catch (error) {
      onFailure(error)
    } finally {
      stream.isLooking = false
    }
  }

  async function closeIfShut(stream: Followed): Promise<void> {
    try {
      if (!(await stream.guest.isOpen())) close(stream)
    } catch (error) {
      onFailure(error)
    }
  }

  function ask(stream: Followed, isTold: boolean): void {
    stream.waiting = { isTold: isTold || stream.waiting?.isTold === true }
    void look(stream)
  }

  return { close, closeIfShut, ask }
}

/**
 * The open streams of guests on this server. A notice about a person is not passed on, because it would tell guests when that person eats or
 * changes other days: the server looks at what the guest sees, and tells them if that has changed.
 */
export function createGuestStreams({ onFailure, limits = GUEST_LIMITS }: GuestStreamsOptions) {
  const streams = new Set<Followed>()

  const { close, closeIfShut, ask } = createLooks(streams, onFailure)

  return {
    isFull: () => streams.size >= limits.mostInAll,
    /** Adds a stream. What the guest sees from now on is compared with what they see now. */
    add(opened: GuestStream): void {
      const others = [...streams].filter(({ guest }) => guest.name === opened.guest.name)
      const [oldest] = others
      if (oldest !== undefined && others.length >= limits.mostOfSecret) close(oldest)
      const stream: Followed = { ...opened, seen: undefined, waiting: null, isLooking: false }
      streams.add(stream)
      opened.response.once('close', () => streams.delete(stream))
      ask(stream, true)
    },
    /** Looks for the guests of a person. The tab that made the change is not told of it. */
    hear({ userId, tab }: Notice): void {
      for (const stream of streams) {
        if (stream.guest.ownerId === userId) ask(stream, tab === null || stream.tab !== tab)
      }
    },
    /** Looks for everyone, as after notices were missed. */
    hearMissed(): void {
      for (const stream of streams) ask(stream, true)
    },
    /** Says that the streams are alive, and closes those whose secret opens nothing any more, as after its end. */
    beat(): void {
      for (const stream of streams) {
        if (!writeTo(stream.response, HEARTBEAT)) streams.delete(stream)
        void closeIfShut(stream)
      }
    },
    closeAll(): void {
      for (const stream of streams) close(stream)
    },
  }
}
