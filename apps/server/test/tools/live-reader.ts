import { LIVE_PATH, LIVE_SECRET_HEADER, LIVE_TAB_HEADER } from '@dayplate/rules/live'

/** An open live stream, read as it arrives. */
export interface LiveReader {
  readonly status: number
  readonly headers: Headers
  /** The names of all events so far. */
  readonly events: readonly string[]
  /** Everything that has arrived. */
  text(): string
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>
  close(): void
}

const EVENT = /^event: (.*)$/gm

/** Opens a live stream with this token. */
export const openLive = (address: string, token: string | null, tab: string | null = null): Promise<LiveReader> =>
  openWith(address, { ...(token === null ? {} : { 'x-auth-token': token }), ...tabHeader(tab) })

/** Opens the live stream of what this secret shows. */
export const openLiveBySecret = (address: string, secret: string, tab: string | null = null): Promise<LiveReader> =>
  openWith(address, { [LIVE_SECRET_HEADER]: secret, ...tabHeader(tab) })

const tabHeader = (tab: string | null): Record<string, string> => (tab === null ? {} : { [LIVE_TAB_HEADER]: tab })

async function openWith(address: string, headers: Record<string, string>): Promise<LiveReader> {
  const closing = new AbortController()
  const response = await fetch(`${address}${LIVE_PATH}`, {
    headers,
    signal: closing.signal,
  })
  let text = ''
  const decoder = new TextDecoder()
  const read = async (): Promise<void> => {
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
  }
  const ended = read().catch((error: unknown) => {
    if (!closing.signal.aborted) throw error
  })
  return {
    status: response.status,
    headers: response.headers,
    get events() {
      return Array.from(text.matchAll(EVENT), ([, name = '']) => name)
    },
    text: () => text,
    ended,
    close: () => closing.abort(),
  }
}
