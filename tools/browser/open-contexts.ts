import type { Browser, BrowserContext } from 'playwright-core'

/** The open contexts of all browsers of this process, so that pictures of them can be saved when a journey fails. */
export const openContexts = new Set<BrowserContext>()

/** Off by default, because a trace makes each step several times slower. */
const isTraceWanted = (process.env['TRACE_JOURNEYS'] ?? '') !== ''

const recording = { isOn: false }

/** Switches tracing of new contexts on or off. Has no effect unless traces are wanted. */
export function traceContexts(isOn: boolean): void {
  recording.isOn = isOn && isTraceWanted
}

/** Whether new contexts are traced. */
export const isTracing = (): boolean => recording.isOn

const traced = new WeakSet<BrowserContext>()

export const isTraced = (context: BrowserContext): boolean => traced.has(context)

export function watchContexts(browser: Browser): void {
  browser.on('context', (context) => {
    openContexts.add(context)
    context.on('close', () => openContexts.delete(context))
    if (!recording.isOn) return
    traced.add(context)
    // Not awaited, because the browser runs commands in order. It fails for a context that is closed at once, which has
    // nothing to trace.
    void startTrace(context).catch(() => undefined)
  })
}

async function startTrace({ tracing }: BrowserContext): Promise<void> {
  await tracing.start({ screenshots: true, snapshots: true })
  await tracing.startChunk()
}
