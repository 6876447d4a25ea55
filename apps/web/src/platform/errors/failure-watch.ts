/** Time a failed request may stay unhandled before the person is sent to an error page (specification, section 9: 4 s). */
export const ERROR_PAGE_DELAY_MS = 4000

/** Runs the work once after the delay, in milliseconds; returns what calls it off. */
type After = (delayMs: number, work: () => void) => () => void

interface WatchInput<Failure> {
  readonly after: After
  /** Whether somebody would be led away for it; what leads nowhere is not waited for, or it would call off what does. */
  readonly leadsAway: (failure: Failure) => boolean
  /** A failure that leads away and that nobody has shown in time. */
  readonly onUnhandled: (failure: Failure) => void
}

/** A failed request, and from which visit of a page it was sent. */
interface Registered {
  /** The same for a request and its repetition. */
  readonly request: number
  readonly visit: number
}

/**
 * Watches failed requests until somebody shows them. Each failure has its own time: showing it, a success of the same request
 * and leaving the page each end it, and what was asked on a page left since does not begin at all.
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
    /** The present visit; given to `register` by what was asked during it. */
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
    /** Somebody shows the failure, or has something as good to show. */
    handle: clear,
    succeed: (request: number) => clearAll((other) => other === request),
    leavePage(): void {
      visit += 1
      clearAll(() => true)
    },
  }
}
