import { describe, expect, it, vi } from 'vitest'
import { createFailureWatch, ERROR_PAGE_DELAY_MS } from './failure-watch.ts'

interface Work {
  readonly at: number
  readonly run: () => void
}

interface Failure {
  readonly kind: 'network' | 'refused'
}

/** A watch whose clock the test controls. */
function watchWithClock() {
  let now = 0
  let planned: readonly Work[] = []
  const onUnhandled = vi.fn<(failure: Failure) => void>()
  const after = (delayMs: number, run: () => void) => {
    const work = { at: now + delayMs, run }
    planned = [...planned, work]
    return () => {
      planned = planned.filter((other) => other !== work)
    }
  }
  const pass = (ms: number) => {
    now += ms
    for (const work of planned.filter(({ at }) => at <= now)) {
      // An earlier one may have cancelled it.
      if (!planned.includes(work)) continue
      planned = planned.filter((other) => other !== work)
      work.run()
    }
  }
  return {
    watch: createFailureWatch({ after, leadsAway: ({ kind }: Failure) => kind !== 'refused', onUnhandled }),
    onUnhandled,
    pass,
  }
}

const aFailure = (): Failure => ({ kind: 'network' })

describe('a failed request', () => {
  it('opens an error page after 4 seconds, and not a millisecond earlier', () => {
    const { watch, onUnhandled, pass } = watchWithClock()
    const failure = aFailure()
    watch.register(failure, { request: 1, visit: watch.visit() })
    pass(3999)
    expect(onUnhandled).not.toHaveBeenCalled()
    pass(1)
    expect(onUnhandled.mock.calls).toEqual([[failure]])
    expect(ERROR_PAGE_DELAY_MS).toBe(4000)
  })

  it('opens no error page after it was handled', () => {
    const { watch, onUnhandled, pass } = watchWithClock()
    const failure = aFailure()
    watch.register(failure, { request: 1, visit: watch.visit() })
    pass(3999)
    watch.handle(failure)
    pass(9000)
    expect(onUnhandled).not.toHaveBeenCalled()
  })

  it('opens an error page even if another failure was handled', () => {
    const { watch, onUnhandled, pass } = watchWithClock()
    const [shown, hidden] = [aFailure(), aFailure()]
    watch.register(shown, { request: 1, visit: watch.visit() })
    watch.register(hidden, { request: 2, visit: watch.visit() })
    watch.handle(shown)
    pass(4000)
    expect(onUnhandled.mock.calls).toEqual([[hidden]])
    expect(onUnhandled.mock.calls[0]?.[0]).toBe(hidden)
  })

  it('opens no error page if the same request succeeds, but still does if another one succeeds', () => {
    const { watch, onUnhandled, pass } = watchWithClock()
    watch.register(aFailure(), { request: 1, visit: watch.visit() })
    watch.register(aFailure(), { request: 2, visit: watch.visit() })
    watch.succeed(1)
    pass(4000)
    expect(onUnhandled).toHaveBeenCalledOnce()
  })

  it('waits for 4 seconds again if its repetition fails too', () => {
    const { watch, onUnhandled, pass } = watchWithClock()
    watch.register(aFailure(), { request: 1, visit: watch.visit() })
    pass(3000)
    const again = aFailure()
    watch.register(again, { request: 1, visit: watch.visit() })
    pass(3999)
    expect(onUnhandled).not.toHaveBeenCalled()
    pass(1)
    expect(onUnhandled.mock.calls[0]?.[0]).toBe(again)
  })

  it('opens one error page together with others that failed at the same time', () => {
    const { watch, onUnhandled, pass } = watchWithClock()
    watch.register(aFailure(), { request: 1, visit: watch.visit() })
    watch.register(aFailure(), { request: 2, visit: watch.visit() })
    pass(9000)
    expect(onUnhandled).toHaveBeenCalledOnce()
  })
})

describe('a failure without an error page', () => {
  const leadingNowhere = (): Failure => ({ kind: 'refused' })

  it('is ignored, and does not cancel the error page of another failure', () => {
    const { watch, onUnhandled, pass } = watchWithClock()
    watch.register(leadingNowhere(), { request: 1, visit: watch.visit() })
    pass(1000)
    const failure = aFailure()
    watch.register(failure, { request: 2, visit: watch.visit() })
    pass(4000)
    expect(onUnhandled.mock.calls).toEqual([[failure]])
  })

  it('cancels the error page of an earlier failure of the same request', () => {
    const { watch, onUnhandled, pass } = watchWithClock()
    watch.register(aFailure(), { request: 1, visit: watch.visit() })
    watch.register(leadingNowhere(), { request: 1, visit: watch.visit() })
    pass(4000)
    expect(onUnhandled).not.toHaveBeenCalled()
  })
})

describe('leaving a page', () => {
  it('cancels the error pages of requests that failed on it', () => {
    const { watch, onUnhandled, pass } = watchWithClock()
    watch.register(aFailure(), { request: 1, visit: watch.visit() })
    watch.leavePage()
    pass(4000)
    expect(onUnhandled).not.toHaveBeenCalled()
  })

  it('also cancels those of requests that were sent on it and fail later', () => {
    const { watch, onUnhandled, pass } = watchWithClock()
    const visit = watch.visit()
    watch.leavePage()
    watch.register(aFailure(), { request: 1, visit })
    pass(4000)
    expect(onUnhandled).not.toHaveBeenCalled()
  })
})
