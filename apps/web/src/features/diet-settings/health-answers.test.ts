import { describe, expect, it } from 'vitest'
import { healthOutcome, healthQuestionsFor } from './health-answers.ts'

const ALL = healthQuestionsFor('female')

describe('the questions about health', () => {
  it('ask everybody but a man about pregnancy', () => {
    expect(healthQuestionsFor('male')).toEqual(['eating-disorder', 'illness'])
    for (const sex of ['female', null, undefined] as const)
      expect(healthQuestionsFor(sex)).toEqual(['pregnancy', 'eating-disorder', 'illness'])
  })

  it('are open until each has an answer', () => {
    expect(healthOutcome(ALL, {})).toEqual({ kind: 'open', unanswered: ALL })
    expect(healthOutcome(ALL, { pregnancy: false, illness: false })).toEqual({
      kind: 'open',
      unanswered: ['eating-disorder'],
    })
  })

  it('allow a plan after a No to each', () => {
    expect(healthOutcome(ALL, { pregnancy: false, 'eating-disorder': false, illness: false })).toEqual({
      kind: 'clear',
    })
  })

  it.each(ALL)('allow no plan after a Yes to %s alone', (question) => {
    expect(healthOutcome(ALL, { [question]: true })).toEqual({ kind: 'no-plan' })
  })

  it('ignore a Yes to a question that is no longer asked', () => {
    const answers = { pregnancy: true, 'eating-disorder': false, illness: false }
    expect(healthOutcome(healthQuestionsFor('male'), answers)).toEqual({ kind: 'clear' })
  })
})
