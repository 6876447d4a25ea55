import { addDays, requireCalendarDay } from '@dayplate/dates'
import { expect, it } from 'vitest'
import { accessText } from './access-text.ts'

const TODAY = requireCalendarDay('2026-11-21')
const NOTHING = { lifetimeAccess: false, accessTo: null, isSubscribed: false }
const YESTERDAY = addDays(TODAY, -1)

it.each([
  ['none', {}, { kind: 'none' }],
  ['for life, before all else', { lifetimeAccess: true, isSubscribed: true }, { kind: 'lifetime' }],
  ['a subscription, before a date', { isSubscribed: true, accessTo: TODAY }, { kind: 'from-subscription' }],
  ['a date ahead, today counted', { accessTo: TODAY }, { kind: 'ends', on: TODAY }],
  ['a date that has passed', { accessTo: YESTERDAY }, { kind: 'ended', on: YESTERDAY }],
])('describes %s', (_, held, text) => {
  expect(accessText({ ...NOTHING, ...held }, TODAY)).toEqual(text)
})
