import { Mars, Venus } from 'lucide-react'
import { formatDay, parseCalendarDay } from '@dayplate/dates'
import { useT, useLanguage } from '../../../platform/i18n/i18n.ts'
import { RadioCards } from '../../../ui/radio-cards/radio-cards.tsx'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import type { Wizard } from '../use-wizard.ts'
import { HeightField } from './height-field.tsx'
import type { StepProps } from './step-props.ts'
import { SystemSwitch } from './system-switch.tsx'
import { RestingNote } from './resting-note.tsx'
import { useDateHelp } from './use-date-help.ts'

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

function BirthDateField({ wizard }: { readonly wizard: Wizard }) {
  const t = useT()
  const language = useLanguage()
  const { answers, change } = wizard
  const help = useDateHelp(answers.dateOfBirth)
  const error = wizard.errorOf('dateOfBirth')
  const resting = parseCalendarDay(wizard.resting.dateOfBirth)
  return (
    <div>
      <DateField
        label={t('diet-settings/date-of-birth')}
        name="dateOfBirth"
        help={help}
        autoComplete="bday"
        firstView="decade"
        max={wizard.today}
        value={answers.dateOfBirth ?? resting}
        isResting={resting !== null}
        onChange={(dateOfBirth) => change({ ...answers, dateOfBirth })}
        onBlur={() => wizard.leave('dateOfBirth')}
        error={error}
        isRequired
      />
      {resting === null ? null : (
        <RestingNote
          value={formatDay(resting, language, 'long')}
          hasError={error !== undefined}
          onConfirm={() => change({ ...answers, dateOfBirth: resting })}
        />
      )}
    </div>
  )
}
