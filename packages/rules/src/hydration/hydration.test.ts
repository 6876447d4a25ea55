import { describe, expect, it } from 'vitest'
import { checkDailyGoal, checkReminder, dailyGoalOptions, FIRST_DAILY_GOAL, FIRST_REMINDER } from './index.ts'

const valuesOf = (...args: Parameters<typeof dailyGoalOptions>) => dailyGoalOptions(...args).map(({ value }) => value)

describe('dailyGoalOptions', () => {
  it('has five options in each system', () => {
    expect(valuesOf('si', { value: 2500, unit: 'ml' })).toEqual([2000, 2250, 2500, 2750, 3000])
    expect(valuesOf('imperial', { value: 80, unit: 'oz' })).toEqual([64, 72, 80, 88, 96])
  })

  it('includes the current goal in order, even from the other system', () => {
    expect(valuesOf('si', { value: 1900, unit: 'ml' })).toEqual([1900, 2000, 2250, 2500, 2750, 3000])
    expect(valuesOf('imperial', FIRST_DAILY_GOAL)).toEqual([64, 70, 72, 80, 88, 96])
    expect(valuesOf('si', { value: 64, unit: 'oz' })).toEqual([1800, 2000, 2250, 2500, 2750, 3000])
  })
})

describe('checkDailyGoal', () => {
  it.each([
    [1000, 'ml'],
    [5000, 'ml'],
    [35, 'oz'],
    [175, 'oz'],
  ] as const)('takes %d %s', (value, unit) => {
    expect(checkDailyGoal({ value, unit })).toEqual([])
  })

  it.each([
    [999, 'ml'],
    [5001, 'ml'],
    [34, 'oz'],
    [176, 'oz'],
    [2000.5, 'ml'],
    [Number.NaN, 'ml'],
    [-2000, 'ml'],
  ] as const)('refuses %d %s', (value, unit) => {
    expect(checkDailyGoal({ value, unit })).toEqual([
      { fieldName: 'defaultDailyGoal.value', messages: ['settings/hydration/goal-range'] },
    ])
  })
})

describe('checkReminder', () => {
  const errorsOf = (change: object) =>
    checkReminder({ ...FIRST_REMINDER, ...change }, 'notifications.0').map(({ fieldName, messages }) => [
      fieldName,
      ...messages,
    ])

  it.each([{}, { fromHour: 0, toHour: 23 }, { hourInterval: 1 }, { hourInterval: 6 }])('accepts %j', (change) => {
    expect(errorsOf(change)).toEqual([])
  })

  it.each([
    [{ hourInterval: 0 }, 'hourInterval', 'interval-range'],
    [{ hourInterval: 7 }, 'hourInterval', 'interval-range'],
    [{ hourInterval: 1.5 }, 'hourInterval', 'interval-range'],
    [{ fromHour: -1 }, 'fromHour', 'hour-range'],
    [{ toHour: 24 }, 'toHour', 'hour-range'],
    [{ fromHour: 20, toHour: 20 }, 'toHour', 'hours-order'],
    [{ fromHour: 21, toHour: 8 }, 'toHour', 'hours-order'],
  ])('refuses %j at its field', (change, field, message) => {
    expect(errorsOf(change)).toEqual([[`notifications.0.${field}`, `settings/hydration/${message}`]])
  })
})
