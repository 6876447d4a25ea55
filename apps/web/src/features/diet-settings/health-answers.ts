import type { DietSettingsAnswers } from '@dayplate/rules/diet-settings'

/** The questions about health, in the order of the page. The birth date already says whether the user is an adult. */
const HEALTH_QUESTIONS = ['pregnancy', 'eating-disorder', 'illness'] as const
export type HealthQuestion = (typeof HEALTH_QUESTIONS)[number]

/** True is a Yes. A question without an answer is absent. */
export type HealthAnswers = Readonly<Partial<Record<HealthQuestion, boolean>>>

/** The questions for a person of this sex. Everybody but a man is asked about pregnancy. */
export const healthQuestionsFor = (sex: DietSettingsAnswers['sex']): readonly HealthQuestion[] =>
  HEALTH_QUESTIONS.filter((question) => question !== 'pregnancy' || sex !== 'male')

/** `no-plan`: at least one answer is Yes. `open`: no Yes so far, and some questions have no answer. */
export type HealthOutcome =
  | { readonly kind: 'no-plan' | 'clear' }
  | { readonly kind: 'open'; readonly unanswered: readonly HealthQuestion[] }

/** What the answers to these questions mean for the plan. A Yes decides alone, so the other questions need no answer. */
export function healthOutcome(questions: readonly HealthQuestion[], answers: HealthAnswers): HealthOutcome {
  if (questions.some((question) => answers[question] === true)) return { kind: 'no-plan' }
  const unanswered = questions.filter((question) => answers[question] === undefined)
  return unanswered.length > 0 ? { kind: 'open', unanswered } : { kind: 'clear' }
}
