import type { PlainMessageId, Translate } from '@dayplate/messages'
import type { WizardStep } from '@dayplate/rules/diet-settings'
import type { ComponentType } from 'react'
import { readTranslator } from '../../../platform/i18n/i18n.ts'
import { formatWeight } from '../format-quantity.ts'
import type { Wizard } from '../use-wizard.ts'
import { ActivityStep } from './activity-step.tsx'
import { BodyStep } from './body-step.tsx'
import { DietStep } from './diet-step.tsx'
import { ExclusionsStep } from './exclusions-step.tsx'
import { GoalStep } from './goal-step.tsx'
import { StartDateStep } from './start-date-step.tsx'
import type { StepProps } from './step-props.ts'
import { WeightStep } from './weight-step.tsx'

interface StepView {
  readonly title: PlainMessageId
  readonly text: (wizard: Wizard, t: Translate) => string | null
  readonly Fields: ComponentType<StepProps>
}

/** The title, text and fields of each question. */
export const STEPS = {
  'diet-id': { title: 'diet-settings/diet/title', text: (_, t) => t('diet-settings/diet/text'), Fields: DietStep },
  'sex-birthday-height': {
    title: 'diet-settings/body/title',
    text: (_, t) => t('diet-settings/body/text'),
    Fields: BodyStep,
  },
  weight: { title: 'diet-settings/weight/title', text: (_, t) => t('diet-settings/weight/text'), Fields: WeightStep },
  goal: { title: 'diet-settings/goal/title', text: goalText, Fields: GoalStep },
  'activity-level': {
    title: 'diet-settings/activity/title',
    text: (_, t) => t('diet-settings/activity/text'),
    Fields: ActivityStep,
  },
  exclusions: {
    title: 'exclusions/title',
    text: (_, t) => t('exclusions/text'),
    Fields: ExclusionsStep,
  },
  'start-date': {
    title: 'diet-settings/start-date/title',
    text: (_, t) => t('diet-settings/start-date/text'),
    Fields: StartDateStep,
  },
} as const satisfies Record<Exclude<WizardStep, 'start' | 'finish'>, StepView>

function goalText({ answers, system }: Wizard, t: Translate): string | null {
  if (answers.weight == null) return null
  return t('diet-settings/goal/text', { weight: formatWeight(answers.weight, system, readTranslator().language) })
}
