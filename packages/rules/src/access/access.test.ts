import { addDays, requireCalendarDay } from '@dayplate/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessOn, type Grant, grantPeriod, hasAccess } from './index.ts'

const day = requireCalendarDay
const TODAY = day('2025-11-21')
const grant = (from: number, to: number | null): Grant => ({
  startsOn: addDays(TODAY, from),
  endsOn: to === null ? null : addDays(TODAY, to),
})

describe('accessOn', () => {
  it('is none without grants', () => {
    expect(accessOn(TODAY, [])).toEqual({ kind: 'none' })
  })

  it('includes the first and the last day', () => {
    expect(accessOn(TODAY, [grant(0, 0)])).toEqual({ kind: 'active', accessTo: TODAY })
    expect(accessOn(addDays(TODAY, 1), [grant(0, 0)])).toEqual({ kind: 'expired', accessTo: TODAY })
    expect(accessOn(addDays(TODAY, -1), [grant(0, 0)])).toEqual({ kind: 'none' })
  })

  it('prefers access for life over any date', () => {
    expect(accessOn(TODAY, [grant(-5, 5), grant(-3, null), grant(-90, -60)])).toEqual({ kind: 'lifetime' })
  })

  it('prefers a date ahead over one that has passed', () => {
    expect(accessOn(TODAY, [grant(-90, -60), grant(-5, 5)])).toEqual({ kind: 'active', accessTo: '2025-11-26' })
  })

  it('returns the latest of the passed dates', () => {
    expect(accessOn(TODAY, [grant(-90, -60), grant(-50, -7)])).toEqual({ kind: 'expired', accessTo: '2025-11-14' })
  })

  it('joins consecutive grants and stops at a gap', () => {
    expect(accessOn(TODAY, [grant(6, 10), grant(0, 5), grant(12, 20)])).toEqual({
      kind: 'active',
      accessTo: '2025-12-01',
    })
  })
})

const subscription = (renewsIn: number, hasEnded = false) => ({
  startsOn: addDays(TODAY, -90),
  renewsOn: addDays(TODAY, renewsIn),
  hasEnded,
})

describe('accessOn, with subscriptions', () => {
  it('prefers access for life over a subscription, and a subscription over any date', () => {
    expect(accessOn(TODAY, [grant(-3, null)], [subscription(10)])).toEqual({ kind: 'lifetime' })
    expect(accessOn(TODAY, [grant(-3, 5)], [subscription(10)])).toEqual({ kind: 'subscribed' })
    expect(accessOn(TODAY, [grant(-9, -5)], [subscription(10)])).toEqual({ kind: 'subscribed' })
    expect(hasAccess(accessOn(TODAY, [], [subscription(10)]))).toBe(true)
  })

  it('lasts until it ends, even after its renewal day has passed', () => {
    expect(accessOn(TODAY, [], [subscription(-3)])).toEqual({ kind: 'subscribed' })
  })

  it('gives the paid days once it has ended', () => {
    expect(accessOn(TODAY, [], [subscription(0, true)])).toEqual({ kind: 'active', accessTo: TODAY })
    expect(accessOn(TODAY, [], [subscription(-1, true)])).toEqual({ kind: 'expired', accessTo: addDays(TODAY, -1) })
    expect(accessOn(TODAY, [grant(6, 9)], [subscription(5, true)])).toEqual({
      kind: 'active',
      accessTo: addDays(TODAY, 9),
    })
  })
})

const grants = fc.array(
  fc
    .record({ from: fc.integer({ min: -60, max: 60 }), days: fc.option(fc.integer({ min: 0, max: 40 })) })
    .map(({ from, days }) => grant(from, days === null ? null : from + days)),
  { maxLength: 8 },
)

describe('accessOn, for any ledger', () => {
  it('gives access exactly on the days covered by a grant', () => {
    fc.assert(
      fc.property(grants, (ledger) => {
        const covered = ledger.some(({ startsOn, endsOn }) => startsOn <= TODAY && (endsOn === null || TODAY <= endsOn))
        expect(hasAccess(accessOn(TODAY, ledger))).toBe(covered)
      }),
    )
  })

  it('gives access up to accessTo but not the day after', () => {
    fc.assert(
      fc.property(grants, (ledger) => {
        const access = accessOn(TODAY, ledger)
        if (access.kind !== 'active') return
        expect(accessOn(access.accessTo, ledger)).toEqual(access)
        expect(hasAccess(accessOn(addDays(access.accessTo, 1), ledger))).toBe(false)
      }),
    )
  })

  it('is extended by exactly the days of a new grant', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 365 }), (endsIn, days) => {
        const ledger = [grant(-30, endsIn)]
        const before = accessOn(TODAY, ledger)
        const after = accessOn(TODAY, [...ledger, grantPeriod(before, TODAY, days)])
        const from = before.kind === 'active' ? before.accessTo : addDays(TODAY, -1)
        expect(after).toEqual({ kind: 'active', accessTo: addDays(from, days) })
      }),
    )
  })

  it('stays within the calendar, however many days are granted', () => {
    const ledger: Grant[] = []
    for (let times = 0; times < 12; times++) ledger.push(grantPeriod(accessOn(TODAY, ledger), TODAY, 3_660))
    expect(accessOn(TODAY, ledger)).toEqual({ kind: 'active', accessTo: '2099-12-31' })
  })
})
