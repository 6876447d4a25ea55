import { requireCalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import {
  canGoNext,
  checkDietSettings,
  defaultAnswers,
  type DietSettingsAnswers,
  firstOpenStep,
  nextStep,
  previousStep,
  QUESTION_STEPS,
  questionNumber,
  WIZARD_STEPS,
} from './index.ts'

const TODAY = requireCalendarDay('2025-11-21')
const errorsOf = (answers: DietSettingsAnswers) => checkDietSettings(answers, { today: TODAY })
const isOpen = (step: (typeof WIZARD_STEPS)[number], answers: DietSettingsAnswers) =>
  canGoNext(step, answers, errorsOf(answers))

describe('WIZARD_STEPS', () => {
  it('goes from start to finish and back', () => {
    const walked = [...WIZARD_STEPS].map(nextStep)
    expect(walked).toEqual([...WIZARD_STEPS.slice(1), 'finish'])
    expect([...WIZARD_STEPS].map(previousStep)).toEqual(['start', ...WIZARD_STEPS.slice(0, -1)])
  })

  it('counts the goal as question 4 of 7', () => {
    expect([questionNumber('goal'), QUESTION_STEPS.length]).toEqual([4, 7])
    expect([questionNumber('start'), questionNumber('finish')]).toEqual([0, 0])
  })
})

describe('canGoNext', () => {
  const weight = { value: 80.9, unit: 'kg' } as const

  it('requires a diet', () => {
    expect([isOpen('diet-id', {}), isOpen('diet-id', { dietId: 3 })]).toEqual([false, true])
  })

  it('requires sex, height and birth date, and does not count a default as an answer', () => {
    const answers = defaultAnswers('si')
    expect(isOpen('sex-birthday-height', { sex: 'male' })).toBe(false)
    expect(isOpen('sex-birthday-height', answers)).toBe(false)
    expect(isOpen('sex-birthday-height', { ...answers, sex: 'male' })).toBe(true)
    expect(isOpen('sex-birthday-height', { ...answers, sex: 'male', height: null })).toBe(false)
    expect(isOpen('sex-birthday-height', { ...answers, sex: 'male', dateOfBirth: '' })).toBe(false)
    expect(isOpen('sex-birthday-height', { ...answers, sex: 'male', height: { value: 20, unit: 'cm' } })).toBe(false)
  })

  it('requires a weight without errors', () => {
    expect([
      isOpen('weight', {}),
      isOpen('weight', { weight }),
      isOpen('weight', { weight: { ...weight, value: 3 } }),
    ]).toEqual([false, true, false])
  })

  it('requires a goal, and a goal weight except in stabilization', () => {
    expect(isOpen('goal', { weight })).toBe(false)
    expect(isOpen('goal', { weight, dietMode: 'slimming' })).toBe(false)
    expect(isOpen('goal', { weight, dietMode: 'slimming', goalWeight: { value: 78, unit: 'kg' } })).toBe(true)
    expect(isOpen('goal', { weight, dietMode: 'stabilization' })).toBe(true)
  })

  it('is not blocked by errors of other steps', () => {
    expect(isOpen('weight', { weight, dateOfBirth: 'abc' })).toBe(true)
  })

  it('blocks the start date if the person would be too young on it', () => {
    const answers = { dateOfBirth: '2007-11-30', startDate: '2025-11-24' }
    expect(isOpen('start-date', answers)).toBe(false)
    expect(isOpen('start-date', { ...answers, startDate: '2025-11-30' })).toBe(true)
  })
})

describe('firstOpenStep', () => {
  it('finds the first unanswered question', () => {
    expect(firstOpenStep({}, [])).toBe('diet-id')
    expect(firstOpenStep({ dietId: 3, ...defaultAnswers('si') }, [])).toBe('sex-birthday-height')
  })
})
