import { requireCalendarDay } from '@dayplate/dates'
import { checkDietSettings, type DietSettingsAnswers, type WizardStep } from '@dayplate/rules/diet-settings'
import { expect, it } from 'vitest'
import { stepNeed } from './step-need.ts'

const today = requireCalendarDay('2025-11-21')
const needOf = (step: WizardStep, answers: DietSettingsAnswers) =>
  stepNeed(step, answers, checkDietSettings(answers, { today }))

it('lists the missing answers in the order of the questions', () => {
  expect(needOf('sex-birthday-height', {})).toEqual({ kind: 'missing', fields: ['sex', 'dateOfBirth', 'height.value'] })
  expect(needOf('sex-birthday-height', { sex: 'female', dateOfBirth: '1990-05-14' })).toEqual({
    kind: 'missing',
    fields: ['height.value'],
  })
})

it('lists only the goal while none is chosen, and its weight once one is', () => {
  expect(needOf('goal', {})).toEqual({ kind: 'missing', fields: ['dietMode'] })
  expect(needOf('goal', { dietMode: 'slimming' })).toEqual({ kind: 'missing', fields: ['goalWeight.value'] })
})

it('lists invalid answers once none is missing', () => {
  const answers = { sex: 'female', dateOfBirth: '1990-05-14', height: { value: 20, unit: 'cm' } } as const
  expect(needOf('sex-birthday-height', answers)).toEqual({ kind: 'invalid', fields: ['height.value'] })
  expect(needOf('start-date', { dateOfBirth: '1990-05-14', startDate: '2025-11-21' })).toEqual({
    kind: 'invalid',
    fields: ['startDate'],
  })
})

it('returns null for a step with valid answers, even if other steps lack some', () => {
  expect(needOf('weight', { weight: { value: 70, unit: 'kg' } })).toBeNull()
})
