import type { Browser, BrowserContext } from 'playwright-core'

/** Contexts of all browsers of this process, so that a journey that fails can keep what they show. */
export const openContexts = new Set<BrowserContext>()

/** A trace makes each step several times slower, so it has to be asked for. */
const isTraceWanted = (process.env['TRACE_JOURNEYS'] ?? '') !== ''

const recording = { isOn: false }

/** Traces contexts from now on, or no longer, where traces are wanted. */
export function traceContexts(isOn: boolean): void {
  recording.isOn = isOn && isTraceWanted
}

/** Whether what opens now is traced. */
export const isTracing = (): boolean => recording.isOn

const traced = new WeakSet<BrowserContext>()

export const isTraced = (context: BrowserContext): boolean => traced.has(context)

export function watchContexts(browser: Browser): void {
  browser.on('context', (context) => {
    openContexts.add(context)
    context.on('close', () => openContexts.delete(context))
    if (!recording.isOn) return
    traced.add(context)
    // Not awaited: the browser takes commands in their order. A context that is closed at once has nothing to trace.
    void startTrace(context).catch(() => undefined)
  })
}

async function startTrace({ tracing }: BrowserContext): Promise<void> {
  await tracing.start({ screenshots: true, snapshots: true })
  await tracing.startChunk()
}
