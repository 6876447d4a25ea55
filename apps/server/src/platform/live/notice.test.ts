import { expect, it } from 'vitest'
import { parseNotice, writeNotice } from './notice.ts'

const userId = '3f2b8c1e-5d4a-4f6b-9c7d-8e9f0a1b2c3d'

it.each([null, 'a1b2-c3'])('reads what it writes, with the tab %s', (tab) => {
  const notice = { userId, topic: 'shopping-list', tab } as const
  expect(parseNotice(writeNotice(notice))).toEqual(notice)
})

it.each([
  '',
  userId,
  `${userId} weather`,
  'ada shopping-list',
  `${userId} shopping-list tab more`,
  `${userId} shopping-list ${'x'.repeat(37)}`,
  `${userId} shopping-list t\n`,
])('ignores %j', (payload) => {
  expect(parseNotice(payload)).toBeNull()
})
