import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLiveStream } from './live-stream.ts'

/** One connection, as the server sees it. */
interface Opened {
  readonly token: string | undefined
  readonly signal: AbortSignal
  say(text: string): void
  end(): void
}

const EVENT = (name: string) => `event: ${name}\ndata: 1\n\n`
const TOPICS = ['shopping-list'] as const

let opened: Opened[] = []
/** Answers in place of a stream. */
let answer: (() => Response) | null = null
let token: string | null = 'ada'
let isPresent = true
const refused = vi.fn<(token: string) => void>()

const fetched: typeof fetch = async (_, init) => {
  if (answer !== null) return answer()
  const { signal } = new Request('http://localhost/', init)
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      signal.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')))
      end = () => controller.close()
      opened.push({
        token: new Headers(init?.headers).get('x-auth-token') ?? undefined,
        signal,
        say: (text) => controller.enqueue(encoder.encode(text)),
        end: () => end(),
      })
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

const open = () =>
  createLiveStream({
    fetch: fetched,
    headers: (value) => ({ 'X-Auth-Token': value }),
    readToken: () => token,
    onRefused: refused,
    isPresent: () => isPresent,
    now: Date.now,
    random: () => 1,
  })

/** Lets everything happen that waits for no time. */
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  opened = []
  answer = null
  token = 'ada'
  isPresent = true
  refused.mockReset()
})
afterEach(() => vi.useRealTimers())

async function listening() {
  const stream = open()
  const onNews = vi.fn<() => void>()
  const stop = stream.listen(TOPICS, onNews)
  await settled()
  return { stream, onNews, stop }
}

const last = (): Opened => {
  const one = opened.at(-1)
  if (one === undefined) throw new Error('no stream was opened')
  return one
}

describe('a listener', () => {
  it('hears its topics and of missed news, and nothing else', async () => {
    const { onNews } = await listening()
    last().say(`retry: 5000\n\n${EVENT('day-plan')}${EVENT('weather')}:\n\n`)
    await settled()
    expect(onNews).toHaveBeenCalledTimes(0)
    last().say(EVENT('missed'))
    await settled()
    expect(onNews).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1_000)
    last().say(EVENT('shopping-list'))
    await settled()
    expect(onNews).toHaveBeenCalledTimes(2)
  })

  it('hears much news as one, and the last of it', async () => {
    const { onNews } = await listening()
    for (let said = 0; said < 20; said += 1) last().say(EVENT('shopping-list'))
    await settled()
    expect(onNews).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(onNews).toHaveBeenCalledTimes(2)
  })

  it('hears nothing after its end', async () => {
    const { onNews, stop } = await listening()
    last().say(EVENT('shopping-list') + EVENT('shopping-list'))
    await settled()
    stop()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(onNews).toHaveBeenCalledTimes(1)
  })

  it('that comes later hears of what may have come before it', async () => {
    const { stream } = await listening()
    last().say(EVENT('missed'))
    await settled()
    const second = vi.fn<() => void>()
    stream.listen(TOPICS, second)
    expect(second).toHaveBeenCalledTimes(1)
    expect(opened).toHaveLength(1)
  })
})

describe('the stream', () => {
  it('is one for all listeners and closes with the last of them', async () => {
    const { stream, stop } = await listening()
    const stopSecond = stream.listen(TOPICS, vi.fn())
    expect(opened).toHaveLength(1)
    stop()
    expect(last().signal.aborted).toBe(false)
    stopSecond()
    expect(last().signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(opened).toHaveLength(1)
  })

  it('closes while the page is hidden and opens again at once', async () => {
    const { stream } = await listening()
    isPresent = false
    stream.settle()
    expect(last().signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(opened).toHaveLength(1)
    isPresent = true
    stream.settle()
    await settled()
    expect(opened).toHaveLength(2)
  })

  it('ends with the session and follows the next one', async () => {
    const { stream } = await listening()
    token = null
    stream.restart()
    expect(last().signal.aborted).toBe(true)
    token = 'bob'
    stream.restart()
    await settled()
    expect(opened.map((one) => one.token)).toEqual(['ada', 'bob'])
  })

  it('ends the session that the server no longer accepts', async () => {
    answer = () => new Response(null, { status: 401 })
    await listening()
    expect(refused).toHaveBeenCalledExactlyOnceWith('ada')
  })

  it('is opened again after it ended, with growing waits', async () => {
    await listening()
    last().end()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(opened).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(opened).toHaveLength(2)
    last().end()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(opened).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(opened).toHaveLength(3)
  })

  it('is given up when it is silent for a minute', async () => {
    await listening()
    await vi.advanceTimersByTimeAsync(50_000)
    last().say(':\n\n')
    await vi.advanceTimersByTimeAsync(50_000)
    expect(last().signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(last().signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(opened).toHaveLength(2)
  })

  it.each([
    ['a page of something between', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 5_000],
    ['a full server', () => new Response(null, { status: 503, headers: { 'retry-after': '60' } }), 65_000],
    ['no answer', () => Response.error(), 5_000],
  ] as const)('waits after %s', async (_, given, waitMs) => {
    answer = given
    await listening()
    answer = null
    await vi.advanceTimersByTimeAsync(waitMs - 1)
    expect(opened).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(opened).toHaveLength(1)
  })
})
