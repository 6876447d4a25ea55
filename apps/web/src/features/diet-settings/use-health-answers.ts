import type { DietSettingsAnswers } from '@dayplate/rules/diet-settings'
import { useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { type HealthAnswers, healthOutcome, type HealthQuestion, healthQuestionsFor } from './health-answers.ts'

export type HealthQuestions = ReturnType<typeof useHealthAnswers>

/** The questions about health and their answers. The answers exist only in this component: no storage contains them. */
export function useHealthAnswers(sex: DietSettingsAnswers['sex']) {
  const t = useT()
  const [answers, setAnswers] = useState<HealthAnswers>({})
  /** Whether the user has tried to continue. From then on, questions without an answer show an error. */
  const [isWanting, setWanting] = useState(false)
  const questions = healthQuestionsFor(sex)
  const outcome = healthOutcome(questions, answers)
  const errorOf = (name: HealthQuestion) =>
    isWanting && outcome.kind === 'open' && outcome.unanswered.includes(name)
      ? t('diet-settings/validation/yes-or-no')
      : undefined
  return {
    questions: questions.map((name) => ({
      name,
      value: answers[name] ?? null,
      onChange: (isYes: boolean) => setAnswers({ ...answers, [name]: isYes }),
      error: errorOf(name),
    })),
    outcome,
    /** Returns whether each answer is No. If not, shows errors at the questions without an answer. */
    accept(): boolean {
      setWanting(true)
      return outcome.kind === 'clear'
    },
  }
}
