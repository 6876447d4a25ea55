import { Mars, Venus } from 'lucide-react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RadioCards } from '../../../ui/radio-cards/radio-cards.tsx'
import { BirthDateField } from './birth-date-field.tsx'
import { HeightField } from './height-field.tsx'
import type { StepProps } from './step-props.ts'
import { SystemSwitch } from './system-switch.tsx'

export function BodyStep({ wizard }: StepProps) {
  const t = useT()
  const { answers, change } = wizard
  return (
    <>
      <RadioCards
        label={t('diet-settings/sex')}
        name="sex"
        value={answers.sex ?? null}
        onChange={(sex) => change({ ...answers, sex })}
        error={wizard.errorOf('sex')}
        options={[
          { value: 'female', title: t('diet-settings/sex/female'), icon: <Venus /> },
          { value: 'male', title: t('diet-settings/sex/male'), icon: <Mars /> },
        ]}
      />
      <BirthDateField wizard={wizard} />
      <SystemSwitch wizard={wizard} />
      <HeightField wizard={wizard} key={wizard.system} />
    </>
  )
}
