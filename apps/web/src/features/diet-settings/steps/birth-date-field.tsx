import { formatDay, parseCalendarDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import type { Wizard } from '../use-wizard.ts'
import { RestingNote } from './resting-note.tsx'
import { useDateHelp } from './use-date-help.ts'

export function BirthDateField({ wizard }: { readonly wizard: Wizard }) {
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
