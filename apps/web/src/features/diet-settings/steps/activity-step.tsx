import { useT } from '../../../platform/i18n/i18n.ts'
import { RadioCards } from '../../../ui/radio-cards/radio-cards.tsx'
import { ACTIVITY_CHOICES } from '../choices.tsx'
import type { StepProps } from './step-props.ts'
import { useActivityConsequence } from './use-activity-consequence.ts'

export function ActivityStep({ wizard }: StepProps) {
  const t = useT()
  const { answers } = wizard
  const consequenceOf = useActivityConsequence(wizard)
  return (
    <RadioCards
      label={t('diet-settings/activity/title')}
      isLabelHidden
      name="activityLevel"
      value={answers.activityLevel ?? null}
      onChange={(activityLevel) => {
        wizard.change({ ...answers, activityLevel })
        wizard.touch('activityLevel')
      }}
      error={wizard.errorOf('activityLevel')}
      options={ACTIVITY_CHOICES.map(({ level, name, icon }) => ({
        value: level,
        icon,
        title: t(`activity/${name}`),
        text: [t(`activity/${name}/text`), consequenceOf(level)].filter(Boolean).join(': '),
      }))}
    />
  )
}
