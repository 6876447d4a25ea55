import { useT } from '../../../platform/i18n/i18n.ts'
import { RadioCards } from '../../../ui/radio-cards/radio-cards.tsx'
import { DIET_CHOICES } from '../choices.tsx'
import type { StepProps } from './step-props.ts'

export function DietStep({ wizard }: StepProps) {
  const t = useT()
  return (
    <RadioCards
      label={t('diet-settings/diet/title')}
      isLabelHidden
      name="dietId"
      value={DIET_CHOICES.find(({ id }) => id === wizard.answers.dietId)?.id ?? null}
      onChange={wizard.chooseDiet}
      error={wizard.errorOf('dietId') ?? wizard.errorOf('dietType')}
      options={DIET_CHOICES.map(({ id, name, icon }) => ({
        value: id,
        icon,
        title: t(`diet/${name}`),
        text: t(`diet/${name}/text`),
      }))}
    />
  )
}
