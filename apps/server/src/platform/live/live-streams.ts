import type { ServerResponse } from 'node:http'
import { MISSED } from '@dayplate/rules/live'
import type { Notice } from './notice.ts'

/** The part of an answer that a stream uses. */
export type StreamedResponse = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength'>

export interface LiveStream {
  readonly userId: string
  /** Identifies the session, whose end closes the stream. */
  readonly tokenHash: Uint8Array
  readonly tab: string | null
  readonly response: StreamedResponse
}

export interface StreamLimits {
  /** More windows than a person looks at. Hidden ones close their stream. The oldest gives way. */
  readonly mostOfPerson: number
  /** Bounds memory and file handles: see docs/decisions/0068. */
  readonly mostInAll: number
}

export const STREAM_LIMITS: StreamLimits = { mostOfPerson: 10, mostInAll: 5_000 }

/** Notices for a reader who does not read. An event has some 40 bytes, so a reader this far behind has stopped reading. */
const MOST_WAITING_BYTES = 16 * 1024

/** Says that the connection is in use, because proxies close idle ones. A line that starts with a colon is a comment. */
export const HEARTBEAT = ':\n\n'

/** Clients ignore an event without data. */
export const eventText = (event: string): string => `event: ${event}\ndata: 1\n\n`

/** Writes to a stream, or drops a reader who does not read: then it returns false. */
export function writeTo(response: StreamedResponse, text: string): boolean {
  if (response.writableLength <= MOST_WAITING_BYTES) {
    response.write(text)
    return true
  }
  // Not ended, because the end would wait behind everything that is not read.
  response.destroy()
  return false
}

/** The open streams of this server. */
export type LiveStreams = ReturnType<typeof createLiveStreams>

export function createLiveStreams({ mostOfPerson, mostInAll }: StreamLimits = STREAM_LIMITS) {
  /** By person, the oldest first. */
  const byPerson = new Map<string, Set<LiveStream>>()
  let count = 0

  function* all(): Generator<LiveStream> {
    for (const streams of byPerson.values()) yield* streams
  }
  function remove(stream: LiveStream): void {
    const streams = byPerson.get(stream.userId)
    if (!streams?.delete(stream)) return
    count -= 1
    if (streams.size === 0) byPerson.delete(stream.userId)
  }
  function close(stream: LiveStream): void {
    remove(stream)
    stream.response.end()
  }
  function send(stream: LiveStream, text: string): void {
    if (!writeTo(stream.response, text)) remove(stream)
  }

  return {
    isFull: () => count >= mostInAll,
    count: () => count,
    add(stream: LiveStream): void {
      const streams = byPerson.get(stream.userId) ?? new Set()
      const [oldest] = streams
      if (oldest !== undefined && streams.size >= mostOfPerson) close(oldest)
      streams.add(stream)
      byPerson.set(stream.userId, streams)
      count += 1
    },
    remove,
    /** Tells a person's streams, except that of the tab that made the change. */
    tell({ userId, topic, tab }: Notice): void {
      for (const stream of byPerson.get(userId) ?? []) {
        if (tab === null || stream.tab !== tab) send(stream, eventText(topic))
      }
    },
    tellMissed(stream: LiveStream): void {
      send(stream, eventText(MISSED))
    },
    tellAllMissed(): void {
      for (const stream of all()) send(stream, eventText(MISSED))
    },
    beat(): void {
      for (const stream of all()) send(stream, HEARTBEAT)
    },
    /** The hash of every session that has a stream, in hexadecimal. */
    sessions: (): ReadonlySet<string> => new Set(Array.from(all(), ({ tokenHash }) => toHex(tokenHash))),
    /** Closes the streams of these sessions. */
    closeSessions(ended: ReadonlySet<string>): void {
      for (const stream of all()) if (ended.has(toHex(stream.tokenHash))) close(stream)
    },
    closeAll(): void {
      for (const stream of all()) close(stream)
    },
  }
}

const toHex = (hash: Uint8Array): string => Buffer.from(hash).toString('hex')
