import { Mars, Venus } from 'lucide-react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { RadioCards } from '../../../ui/radio-cards/radio-cards.tsx'
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
        error={wizard.faultOf('sex')}
        options={[
          { value: 'female', title: t('diet-settings/sex/female'), icon: <Venus /> },
          { value: 'male', title: t('diet-settings/sex/male'), icon: <Mars /> },
        ]}
      />
      <DateField
        label={t('diet-settings/date-of-birth')}
        name="dateOfBirth"
        help={t('diet-settings/date-help')}
        autoComplete="bday"
        firstView="decade"
        max={wizard.today}
        value={answers.dateOfBirth ?? null}
        onChange={(dateOfBirth) => change({ ...answers, dateOfBirth })}
        onBlur={() => wizard.leave('dateOfBirth')}
        error={wizard.faultOf('dateOfBirth')}
        isRequired
      />
      <SystemSwitch wizard={wizard} />
      <HeightField wizard={wizard} key={wizard.system} />
    </>
  )
}
