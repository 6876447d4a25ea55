import { useT } from '../../../platform/i18n/i18n.ts'
import { Switch } from '../../../ui/switch/switch.tsx'
import type { PersonSettings } from '../person-settings.ts'
import { useSaved } from '../saving/use-saved.ts'
import { ReminderTimes } from './reminder-times.tsx'
import { saveHydration } from './save-hydration.ts'
import styles from './reminder.module.css'

type ReminderSettings = PersonSettings['hydrationSettings']['notifications'][number]

const saveReminder = ({ key, enabled, hourInterval, fromHour, toHour, useSound }: ReminderSettings) =>
  saveHydration({ notifications: [{ key, enabled, hourInterval, fromHour, toHour, useSound }] })

/** When the phone reminds somebody to drink; each change is kept at once. */
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
