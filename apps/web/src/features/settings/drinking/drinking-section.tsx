import type { SystemOfMeasures } from '@dayplate/units'
import { useT } from '../../../platform/i18n/i18n.ts'
import type { PersonSettings } from '../person-settings.ts'
import { Section } from '../section.tsx'
import { DailyGoal } from './daily-goal.tsx'
import { Reminder } from './reminder.tsx'
import styles from './drinking-section.module.css'

interface DrinkingSectionProps {
  readonly settings: PersonSettings['hydrationSettings']
  readonly systemOfMeasures: SystemOfMeasures
}

interface HiddenDrinkingSectionProps {
  /** Whether the consent was given before; else it was never asked for. */
  readonly isWithdrawn: boolean
}

/** Water settings tell of somebody's health: they are hidden without the consent to use such data. */
export function HiddenDrinkingSection({ isWithdrawn }: HiddenDrinkingSectionProps) {
  const t = useT()
  return (
    <Section title={t('settings/drinking')}>
      <p className={styles.hidden}>{t(isWithdrawn ? 'settings/drinking/hidden' : 'settings/drinking/not-asked')}</p>
    </Section>
  )
}

export function DrinkingSection({ settings, systemOfMeasures }: DrinkingSectionProps) {
  const t = useT()
  return (
    <Section title={t('settings/drinking')}>
      <DailyGoal goal={settings.defaultDailyGoal} system={systemOfMeasures} />
      {settings.notifications.map((reminder) => (
        <Reminder key={reminder.key} reminder={reminder} />
      ))}
    </Section>
  )
}
