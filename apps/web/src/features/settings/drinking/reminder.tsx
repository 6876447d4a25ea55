import { LAST_HOUR, REMINDER_INTERVAL_HOURS } from '@dayplate/rules/hydration'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Switch } from '../../../ui/switch/switch.tsx'
import type { PersonSettings } from '../person-settings.ts'
import { useSaved } from '../saving/use-saved.ts'
import { Select, type SelectOption } from '../../../ui/select/select.tsx'
import { saveHydration } from './save-hydration.ts'
import styles from './reminder.module.css'

type ReminderSettings = PersonSettings['hydrationSettings']['notifications'][number]

const saveReminder = ({ key, enabled, hourInterval, fromHour, toHour, useSound }: ReminderSettings) =>
  saveHydration({ notifications: [{ key, enabled, hourInterval, fromHour, toHour, useSound }] })

/** When the phone reminds the user to drink. Each change is saved at once. */
export function Reminder({ reminder }: { readonly reminder: ReminderSettings }) {
  const t = useT()
  const [shown, change] = useSaved(reminder, saveReminder)
  return (
    <div className={styles.reminder}>
      <Switch
        label={t('settings/drinking/reminder')}
        note={t('settings/drinking/reminder-note')}
        name="reminder"
        value={shown.enabled}
        onChange={(enabled) => change({ ...shown, enabled })}
      />
      {shown.enabled ? (
        <>
          <ReminderTimes times={shown} onChange={(times) => change({ ...shown, ...times })} />
          <Switch
            label={t('settings/drinking/sound')}
            name="reminderSound"
            value={shown.useSound}
            onChange={(useSound) => change({ ...shown, useSound })}
          />
        </>
      ) : null}
    </div>
  )
}

interface Times {
  readonly hourInterval: number
  readonly fromHour: number
  readonly toHour: number
}

interface ReminderTimesProps {
  readonly times: Times
  readonly onChange: (change: Partial<Times>) => void
}

/** Offers only valid combinations of hours, so that no choice is refused. */
function ReminderTimes({ times, onChange }: ReminderTimesProps) {
  const t = useT()
  const { hourInterval, fromHour, toHour } = times
  return (
    <div className={styles.times}>
      <div className={styles.interval}>
        <Select
          label={t('settings/drinking/interval')}
          name="hourInterval"
          value={String(hourInterval)}
          options={optionsOf(REMINDER_INTERVAL_HOURS, (count) => t('settings/drinking/hours', { count }))}
          onChange={(next) => onChange({ hourInterval: Number(next) })}
        />
      </div>
      <Select
        label={t('settings/drinking/from')}
        name="fromHour"
        value={String(fromHour)}
        options={optionsOf({ least: 0, most: toHour - 1 }, hourWords)}
        onChange={(next) => onChange({ fromHour: Number(next) })}
      />
      <Select
        label={t('settings/drinking/to')}
        name="toHour"
        value={String(toHour)}
        options={optionsOf({ least: fromHour + 1, most: LAST_HOUR }, hourWords)}
        onChange={(next) => onChange({ toHour: Number(next) })}
      />
    </div>
  )
}

const optionsOf = (
  { least, most }: { readonly least: number; readonly most: number },
  label: (value: number) => string,
): readonly SelectOption<string>[] =>
  Array.from({ length: most - least + 1 }, (_, index) => ({
    value: String(least + index),
    label: label(least + index),
  }))

/** A full hour in the format of both languages: 08:00. */
const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
