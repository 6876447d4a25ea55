import { addDays, type CalendarDay, formatDay, weekday } from '@dayplate/dates'
import { startDateWindow } from '@dayplate/rules/diet-settings'
import { useEffect } from 'react'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { loadBowl } from '../finish/load-bowl.ts'
import { ConsentFields } from './consent-fields.tsx'
import styles from './start-date-step.module.css'
import type { StepProps } from './step-props.ts'
import { TargetCard } from './target-card.tsx'

/** When to begin, what the plan will hold, and the two confirmations it needs. */
export function StartDateStep({ wizard, consents, onDecline }: StepProps) {
  const t = useT()
  useEffect(loadBowl, [])
  const language = useLanguage()
  const { answers, today } = wizard
  const { first, last } = startDateWindow(today)
  const monday = nextMonday(first)
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
          help={t('diet-settings/date-help')}
          min={first}
          max={last}
          value={answers.startDate ?? null}
          onChange={(startDate) => wizard.change({ ...answers, startDate })}
          onBlur={() => wizard.leave('startDate', 'dateOfBirth')}
          error={wizard.faultOf('startDate') ?? wizard.faultOf('dateOfBirth')}
          isRequired
        />
        <div className={styles.quick}>
          <Button size="small" kind="tonal" onClick={() => choose(first)}>
            {t('diet-settings/start-date/tomorrow')}
          </Button>
          {monday === first ? null : (
            <Button size="small" kind="tonal" onClick={() => choose(monday)}>
              {formatDay(monday, language, 'full')}
            </Button>
          )}
        </div>
      </div>
      <TargetCard wizard={wizard} />
      <ConsentFields consents={consents} onDecline={onDecline} />
    </>
  )
}

function nextMonday(from: CalendarDay): CalendarDay {
  return addDays(from, (8 - weekday(from)) % 7)
}
