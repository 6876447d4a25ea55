import { LIVE_PATH } from '@dayplate/rules/live'
import { createEventReader } from './read-events.ts'

/** The server says every 25 s that it is there, so one that is silent for longer is gone, whatever the browser believes. */
const LONGEST_SILENCE_MS = 60_000

const MS_PER_SECOND = 1_000

interface StreamRequest {
  readonly fetch: typeof fetch
  readonly headers: Record<string, string>
  /** Aborts the stream, and is aborted when the stream ends. */
  readonly closing: AbortController
  readonly onEvent: (name: string) => void
  /** The longest wait before the next try, in milliseconds, as the server wishes. */
  readonly onRetry: (waitMs: number) => void
}

export type StreamEnd =
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused' }
  /** The server has too many streams. */
  | { readonly kind: 'full'; readonly retryAfterMs: number }

const ENDED: StreamEnd = { kind: 'ended' }

/** Opens a stream and resolves when it ends or breaks. */
export async function readStream({ closing, ...request }: StreamRequest): Promise<StreamEnd> {
  const abort = () => closing.abort()
  let silence = setTimeout(abort, LONGEST_SILENCE_MS)
  const noteLife = () => {
    clearTimeout(silence)
    silence = setTimeout(abort, LONGEST_SILENCE_MS)
  }
  try {
    const { headers } = request
    const response = await request.fetch(LIVE_PATH, { headers, signal: closing.signal, cache: 'no-store' })
    if (!isStream(response)) return endOf(response)
    const readText = createEventReader(request)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return ENDED
      noteLife()
      // Otherwise it is a piece that arrived before the stream was aborted.
      if (!closing.signal.aborted) readText(value)
    }
  } catch {
    return ENDED
  } finally {
    clearTimeout(silence)
    // An answer that is not read to its end would keep its connection.
    abort()
  }
}

/** A captive portal or a proxy may answer with a page of its own. */
const isStream = (response: Response): response is Response & { readonly body: ReadableStream<Uint8Array> } =>
  response.ok && response.body !== null && response.headers.get('content-type') === 'text/event-stream'

function endOf({ status, headers }: Response): StreamEnd {
  if (status === 401) return { kind: 'refused' }
  const seconds = Number(headers.get('retry-after'))
  return status === 503 && seconds > 0 ? { kind: 'full', retryAfterMs: seconds * MS_PER_SECOND } : ENDED
}
