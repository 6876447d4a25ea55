import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import { isLiveTab, LIVE_TAB_HEADER } from '@dayplate/rules/live'

/**
 * The tab of the running call. It is not passed in as everything else is, because it would go through every use case to reach the
 * one statement that needs it, and decides nothing there.
 */
const calling = new AsyncLocalStorage<string>()

/** The tab that a call names; null when it names none or the name is malformed. */
export function tabOf(headers: IncomingHttpHeaders): string | null {
  const named = headers[LIVE_TAB_HEADER.toLowerCase()]
  return typeof named === 'string' && isLiveTab(named) ? named : null
}

/** Runs a call, so that `readCallingTab` returns its tab. */
export const runForTab = <Result>(tab: string | null, call: () => Result): Result =>
  tab === null ? call() : calling.run(tab, call)

/** The tab of the running call; null in background work. */
export const readCallingTab = (): string | null => calling.getStore() ?? null
