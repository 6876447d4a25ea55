/** How long a failed request may stay unhandled before the user is sent to an error page (specification, section 9: 4 s). */
export const ERROR_PAGE_DELAY_MS = 4000

/** Runs work once after the delay, in milliseconds. Returns a function that cancels it. */
type After = (delayMs: number, work: () => void) => () => void

interface WatchInput<Failure> {
  readonly after: After
  /** Whether the failure leads to an error page. Others are not tracked, because they would cancel those that do. */
  readonly leadsAway: (failure: Failure) => boolean
  /** Called when no component has shown a failure in time that leads to an error page. */
  readonly onUnhandled: (failure: Failure) => void
}

/** A failed request and the page visit that sent it. */
interface Registered {
  /** The same for a request and its repetition. */
  readonly request: number
  readonly visit: number
}

/**
 * Watches failed requests until a component shows them. Each failure has its own timer, which ends when the failure is shown,
 * when the same request succeeds, or when the user leaves the page. Failures of a page the user has already left are ignored.
 */
export function createFailureWatch<Failure extends object>({ after, leadsAway, onUnhandled }: WatchInput<Failure>) {
  const waiting = new Map<Failure, { readonly request: number; readonly stop: () => void }>()
  let visit = 0

  function clear(failure: Failure): void {
    waiting.get(failure)?.stop()
    waiting.delete(failure)
  }
  function clearAll(isMeant: (request: number) => boolean): void {
    for (const [failure, { request }] of waiting) if (isMeant(request)) clear(failure)
  }

  return {
    /** The current visit; requests made during it pass it to `register`. */
    visit: () => visit,
    register(failure: Failure, { request, visit: askedIn }: Registered): void {
      clearAll((other) => other === request)
      if (askedIn !== visit || !leadsAway(failure)) return
      const expire = () => {
        clearAll(() => true)
        onUnhandled(failure)
      }
      waiting.set(failure, { request, stop: after(ERROR_PAGE_DELAY_MS, expire) })
    },
    /** Called when a component shows the failure, or other content instead. */
    handle: clear,
    succeed: (request: number) => clearAll((other) => other === request),
    leavePage(): void {
      visit += 1
      clearAll(() => true)
    },
  }
}
