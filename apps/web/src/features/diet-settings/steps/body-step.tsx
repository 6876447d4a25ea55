import { FIRST_YEAR } from '@dayplate/dates'
import { Mars, Venus } from 'lucide-react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RadioCards } from '../../../ui/radio-cards/radio-cards.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
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
      <TextField
        label={t('diet-settings/date-of-birth')}
        name="dateOfBirth"
        type="date"
        autoComplete="bday"
        min={`${FIRST_YEAR}-01-01`}
        max={wizard.today}
        value={answers.dateOfBirth ?? ''}
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
