import type { SystemOfMeasures } from '@dayplate/units'
import { useT } from '../../../platform/i18n/i18n.ts'
import type { PersonSettings } from '../person-settings.ts'
import { Section } from '../section.tsx'
import { DailyGoal } from './daily-goal.tsx'
import { Reminder } from './reminder.tsx'

interface DrinkingSectionProps {
  readonly settings: PersonSettings['hydrationSettings']
  readonly systemOfMeasures: SystemOfMeasures
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
