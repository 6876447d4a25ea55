import type { Browser, BrowserContext } from 'playwright-core'

/** Contexts of all browsers of this process, so that a journey that fails can keep what they show. */
export const openContexts = new Set<BrowserContext>()

/** A trace makes each step several times slower, so they have to be asked for. */
export const isTraced = (process.env['TRACE_JOURNEYS'] ?? '') !== ''

export function watchContexts(browser: Browser): void {
  browser.on('context', (context) => {
    openContexts.add(context)
    context.on('close', () => openContexts.delete(context))
    // Not awaited: the browser takes commands in their order. A context that is closed at once has nothing to trace.
    if (isTraced) void startTrace(context).catch(() => undefined)
  })
}

async function startTrace({ tracing }: BrowserContext): Promise<void> {
  await tracing.start({ screenshots: true, snapshots: true })
  await tracing.startChunk()
}
