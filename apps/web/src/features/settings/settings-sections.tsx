import type { CalendarDay } from '@dayplate/dates'
import { useStrayPresses } from '../../platform/presses/use-stray-presses.ts'
import { AccessSection } from './access/access-section.tsx'
import { DrinkingSection, HiddenDrinkingSection } from './drinking/drinking-section.tsx'
import { HealthDataSection } from './health-data/health-data-section.tsx'
import { LoginsSection } from './logins/logins-section.tsx'
import { MeasuresSection } from './measures-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { OwnDataSection } from './own-data/own-data-section.tsx'
import type { PersonSettings } from './person-settings.ts'
import { ProfileSection } from './profile/profile-section.tsx'
import { useFreshSettings } from './saving/use-fresh-settings.ts'
import styles from './settings-sections.module.css'
import { type LinkButtons, LoginMethodsSection } from './login-methods-section.tsx'

interface SettingsSectionsProps {
  readonly me: PersonSettings
  readonly today: CalendarDay
  readonly linkButtons?: LinkButtons | undefined
}

export function SettingsSections({ me, today, linkButtons }: SettingsSectionsProps) {
  const { room, onClickCapture } = useStrayPresses()
  useFreshSettings()
  return (
    <div className={styles.sections} ref={room} onClickCapture={onClickCapture}>
      <ProfileSection me={me} />
      <AccessSection me={me} today={today} />
      <MeasuresSection systemOfMeasures={me.systemOfMeasures} />
      {me.healthDataConsent.isGiven ? (
        <DrinkingSection settings={me.hydrationSettings} systemOfMeasures={me.systemOfMeasures} />
      ) : (
        <HiddenDrinkingSection isWithdrawn={me.healthDataConsent.withdrawnAt !== null} />
      )}
      <HealthDataSection consent={me.healthDataConsent} />
      <NotificationsSection agreements={me.agreements} />
      <LoginMethodsSection me={me} linkButtons={linkButtons} />
      <LoginsSection logins={me.logins} />
      <OwnDataSection />
    </div>
  )
}
