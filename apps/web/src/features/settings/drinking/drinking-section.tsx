import { type SystemOfMeasures, type Volume, volumeIn, volumeUnitOf } from '@dayplate/units'
import { dailyGoalOptions } from '@dayplate/rules/hydration'
import { useT, useLanguage } from '../../../platform/i18n/i18n.ts'
import type { PersonSettings } from '../person-settings.ts'
import { Section } from '../section.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { useSaved } from '../saving/use-saved.ts'
import { Reminder } from './reminder.tsx'
import { saveHydration } from './save-hydration.ts'
import styles from './drinking-section.module.css'

interface DrinkingSectionProps {
  readonly settings: PersonSettings['hydrationSettings']
  readonly systemOfMeasures: SystemOfMeasures
}

interface HiddenDrinkingSectionProps {
  /** True if the consent was withdrawn, false if it was never given. */
  readonly isWithdrawn: boolean
}

/** Replaces the drinking settings without a consent, because they are health data. */
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

interface DailyGoalProps {
  /** The goal in the unit it was entered in. */
  readonly goal: Volume
  /** The system of measures to show it in. */
  readonly system: SystemOfMeasures
}

const saveGoal = (defaultDailyGoal: Volume) => saveHydration({ defaultDailyGoal })

function DailyGoal({ goal, system }: DailyGoalProps) {
  const t = useT()
  const number = new Intl.NumberFormat(useLanguage())
  const [chosen, choose] = useSaved(goal, saveGoal)
  const options = dailyGoalOptions(system, chosen)
  const { value } = volumeIn(chosen, volumeUnitOf(system))
  return (
    <Select
      label={t('settings/drinking/goal')}
      name="defaultDailyGoal"
      value={String(value)}
      options={options.map((option) => ({
        value: String(option.value),
        label: `${number.format(option.value)}\u00A0${option.unit}`,
      }))}
      onChange={(next) => {
        const option = options.find((one) => String(one.value) === next)
        if (option) choose(option)
      }}
    />
  )
}
