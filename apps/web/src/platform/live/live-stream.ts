import { type LiveTopic, MISSED } from '@dayplate/rules/live'
import { calmly } from './calmly.ts'
import { readStream } from './read-stream.ts'
import { createWaits } from './waits.ts'

/** The parts of the browser and the session that a stream needs. */
export interface LiveBrowser {
  readonly fetch: typeof fetch
  readonly headers: (token: string) => Record<string, string>
  readonly readToken: () => string | null
  /** Called when the server no longer accepts the token. */
  readonly onRefused: (token: string) => void
  /** Whether the user sees the page and the browser has a connection. */
  readonly isPresent: () => boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** From 0 to 1. */
  readonly random: () => number
}

interface Listener {
  readonly topics: readonly LiveTopic[]
  readonly onNews: () => void
}

export interface PageLiveStream {
  /** Opens or closes the stream, as listeners, session and user require. */
  readonly settle: () => void
  /** Connects again at once, as after a change of the session or when the connection returns. */
  readonly restart: () => void
  /** Calls the listener when something of the topics may have changed. Returns a function that ends this. */
  readonly listen: (topics: readonly LiveTopic[], onNews: () => void) => () => void
}

/** One stream for all listeners of a page, open while there are some and the user is present. */
export function createLiveStream(browser: LiveBrowser): PageLiveStream {
  const listeners = new Set<Listener>()
  const connection = createConnection(browser, {
    isWanted: () => listeners.size > 0,
    hear(event) {
      for (const { topics, onNews } of listeners) {
        if (event === MISSED || topics.some((topic) => topic === event)) onNews()
      }
    },
  })
  return {
    settle: connection.settle,
    restart: connection.restart,
    listen(topics, onNews) {
      const calm = calmly(onNews)
      const listener = { topics, onNews: calm.call }
      listeners.add(listener)
      // What came before this listener may be newer than what it has.
      if (connection.isHeard()) calm.call()
      connection.settle()
      return () => {
        calm.end()
        listeners.delete(listener)
        connection.settle()
      }
    },
  }
}

interface Ears {
  readonly isWanted: () => boolean
  readonly hear: (event: string) => void
}

/** Keeps a stream open while it is wanted. */
function createConnection(browser: LiveBrowser, { isWanted, hear }: Ears) {
  const waits = createWaits(browser.random)
  let current: { readonly closing: AbortController; isHeard: boolean } | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(waiting)
    waiting = undefined
    const stopped = current
    // Before it is aborted, so that its end is not taken for a loss.
    current = null
    stopped?.closing.abort()
  }

  function settle(): void {
    const token = browser.readToken()
    if (!isWanted() || token === null || !browser.isPresent()) return stop()
    if (current === null && waiting === undefined) void follow(token)
  }

  async function follow(token: string): Promise<void> {
    const stream = { closing: new AbortController(), isHeard: false }
    current = stream
    const openedAt = browser.now()
    const end = await readStream({
      fetch: browser.fetch,
      headers: browser.headers(token),
      closing: stream.closing,
      onRetry: waits.setFirst,
      onEvent(event) {
        stream.isHeard = true
        hear(event)
      },
    })
    // Stopped in the meantime.
    if (current !== stream) return
    current = null
    if (end.kind === 'refused') browser.onRefused(token)
    const waitMs = waits.next(browser.now() - openedAt, end.kind === 'full' ? end.retryAfterMs : 0)
    waiting = setTimeout(connectAgain, waitMs)
  }

  function connectAgain(): void {
    waiting = undefined
    settle()
  }

  function restart(): void {
    stop()
    waits.reset()
    settle()
  }

  return { settle, restart, isHeard: () => current?.isHeard === true }
}
