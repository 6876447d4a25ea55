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

/** Water settings tell of somebody's health: they are hidden while the consent to use such data is withdrawn. */
export function HiddenDrinkingSection() {
  const t = useT()
  return (
    <Section title={t('settings/drinking')}>
      <p className={styles.hidden}>{t('settings/drinking/hidden')}</p>
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
