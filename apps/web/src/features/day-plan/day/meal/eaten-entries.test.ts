import { describe, expect, it } from 'vitest'
import type { OutboxEntry } from '../../../../platform/outbox/outbox-entries.ts'
import { eatenChange, eatenMarkOf, pendingEaten } from './eaten-entries.ts'

const DAY = { date: '2026-11-21', setId: 'first' }
const LUNCH = { id: 'soup', key: '2026-11-21:first:lunch', mealType: { type: 'Lunch' } } as const
const waiting = (change: ReturnType<typeof eatenChange>): readonly OutboxEntry[] => [
  { ...change, key: 'k', madeAt: 1, session: '' },
]

describe('a waiting press', () => {
  it('shows on its meal, and on no other day or meal', () => {
    const entries = waiting(eatenChange(DAY, LUNCH, true))
    expect(pendingEaten(entries, DAY, LUNCH)).toBe(true)
    expect(pendingEaten(entries, { ...DAY, date: '2026-11-22' }, LUNCH)).toBeUndefined()
    expect(pendingEaten(entries, DAY, { ...LUNCH, mealType: { type: 'Dinner' } })).toBeUndefined()
  })

  it('shows when another meal of the day was swapped, but not on a meal that took the place of its own', () => {
    const entries = waiting(eatenChange(DAY, LUNCH, true))
    const swapped = { ...DAY, setId: 'second' }
    expect(pendingEaten(entries, swapped, { ...LUNCH, key: '2026-11-21:second:lunch' })).toBe(true)
    expect(pendingEaten(entries, swapped, { ...LUNCH, id: 'stew' })).toBeUndefined()
  })

  it('is about the same thing as a press on the meal that took its place, so that the later one counts', () => {
    const later = eatenChange({ ...DAY, setId: 'second' }, { ...LUNCH, id: 'stew' }, true)
    expect(later.subject).toBe(eatenChange(DAY, LUNCH, true).subject)
  })
})

it.each([null, 'torn', {}, { date: '2026-11-21', setId: 'a', mealId: 'b', mealKey: 'c', eaten: 'yes' }])(
  'reads nothing from %j',
  (input) => expect(eatenMarkOf(input)).toBeNull(),
)
