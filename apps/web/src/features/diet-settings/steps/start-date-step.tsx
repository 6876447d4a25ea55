import { addDays, type CalendarDay, formatDay, parseCalendarDay, weekday } from '@dayplate/dates'
import { startDateWindow } from '@dayplate/rules/diet-settings'
import { useEffect } from 'react'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { FilterChip, FilterChips } from '../../../ui/filter-chip/filter-chip.tsx'
import type { Wizard } from '../use-wizard.ts'
import { loadBowl } from '../finish/load-bowl.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import type { HealthDataConsent } from '../use-health-data-consent.ts'
import { HealthQuestions } from './health-questions.tsx'
import styles from './start-date-step.module.css'
import type { StepProps } from './step-props.ts'
import { TargetCard } from './target-card.tsx'
import { useDateHelp } from './use-date-help.ts'

/** The start date, the daily target, the questions about health, and the consent to use health data. */
export function StartDateStep({ wizard, health, consent, onDecline }: StepProps) {
  const t = useT()
  useEffect(loadBowl, [])
  const language = useLanguage()
  const { answers, today } = wizard
  const { first, last } = startDateWindow(today)
  const monday = nextMonday(first)
  const help = useStartDateHelp(wizard)
  const choose = (startDate: string) => {
    wizard.change({ ...answers, startDate })
    wizard.touch('startDate', 'dateOfBirth')
  }
  return (
    <>
      <div className={styles.date}>
        <DateField
          label={t('diet-settings/start-date')}
          name="startDate"
          help={help}
          min={first}
          max={last}
          value={answers.startDate ?? null}
          onChange={(startDate) => wizard.change({ ...answers, startDate })}
          onBlur={() => wizard.leave('startDate', 'dateOfBirth')}
          error={wizard.errorOf('startDate') ?? wizard.errorOf('dateOfBirth')}
          isRequired
        />
        <FilterChips label={t('diet-settings/start-date')}>
          <FilterChip isOn={answers.startDate === first} onChange={() => choose(first)}>
            {t('diet-settings/start-date/tomorrow')}
          </FilterChip>
          {monday === first ? null : (
            <FilterChip isOn={answers.startDate === monday} onChange={() => choose(monday)}>
              {formatDay(monday, language, 'full')}
            </FilterChip>
          )}
        </FilterChips>
      </div>
      <TargetCard wizard={wizard} />
      <HealthQuestions health={health} />
      {consent.isAsked ? <ConsentField consent={consent} onDecline={onDecline} /> : null}
    </>
  )
}

/** The chosen date with its weekday, because people plan their shopping and cooking by weekdays. */
function useStartDateHelp({ answers, today }: Wizard): string {
  const t = useT()
  const language = useLanguage()
  const howToWrite = useDateHelp(null)
  const chosen = parseCalendarDay(answers.startDate)
  if (chosen === null) return howToWrite
  const day = formatDay(chosen, language, 'full')
  return chosen === startDateWindow(today).first ? t('diet-settings/start-date/is-tomorrow', { day }) : day
}

function nextMonday(from: CalendarDay): CalendarDay {
  return addDays(from, (8 - weekday(from)) % 7)
}

interface ConsentFieldProps {
  readonly consent: HealthDataConsent
  readonly onDecline: () => void
}

function ConsentField({ consent, onDecline }: ConsentFieldProps) {
  const t = useT()
  return (
    <div className={styles.consent}>
      <Checkbox label={t('diet-settings/health-data-consent')} name="healthDataConsent" isRequired {...consent.field} />
      <div className={styles.decline}>
        <Button kind="quiet" size="small" onClick={onDecline}>
          {t('diet-settings/decline')}
        </Button>
      </div>
    </div>
  )
}
