import type { CalendarDay } from '@dayplate/dates'
import { SYSTEMS_OF_MEASURES, type SystemOfMeasures } from '@dayplate/units'
import { useStrayPresses } from '../../platform/presses/use-stray-presses.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { chooseSystem } from '../../domain/measures/choose-system.ts'
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx'
import { AccessSection } from './access/access-section.tsx'
import { hasDietAccess } from './access/has-diet-access.ts'
import { CalendarSection } from './calendar/calendar-section.tsx'
import { DrinkingSection, HiddenDrinkingSection } from './drinking/drinking-section.tsx'
import { HealthDataSection } from './health-data/health-data-section.tsx'
import { LoginsSection } from './logins/logins-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { OwnDataSection } from './own-data/own-data-section.tsx'
import type { PersonSettings } from './person-settings.ts'
import { ProfileSection } from './profile/profile-section.tsx'
import { useFreshSettings } from './saving/use-fresh-settings.ts'
import { type LinkButtons, LoginMethodsSection } from './login-methods-section.tsx'
import { saveOutcome } from './saving/save-outcome.ts'
import { useSaved } from './saving/use-saved.ts'
import { Section } from './section.tsx'
import styles from './settings-sections.module.css'

interface SettingsSectionsProps {
  readonly me: PersonSettings
  readonly today: CalendarDay
  readonly linkButtons?: LinkButtons | undefined
}

export function SettingsSections({ me, today, linkButtons }: SettingsSectionsProps) {
  const { room, onClickCapture } = useStrayPresses()
  useFreshSettings()
  const mayMakeCalendar = me.healthDataConsent.isGiven && hasDietAccess(me, today)
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
      {mayMakeCalendar || me.calendarFeed !== null ? (
        <CalendarSection madeAt={me.calendarFeed?.madeAt ?? null} mayMake={mayMakeCalendar} />
      ) : null}
      <NotificationsSection agreements={me.agreements} />
      <LoginMethodsSection me={me} linkButtons={linkButtons} />
      <LoginsSection logins={me.logins} />
      <OwnDataSection />
    </div>
  )
}

const saveSystem = async (system: SystemOfMeasures) => saveOutcome(await chooseSystem(system))

/** The choice of units. After a change every screen queries its data again. */
function MeasuresSection({ systemOfMeasures }: { readonly systemOfMeasures: SystemOfMeasures }) {
  const t = useT()
  const [system, choose] = useSaved(systemOfMeasures, saveSystem)
  return (
    <Section title={t('settings/measures')}>
      <SegmentedControl
        label={t('settings/measures')}
        name="systemOfMeasures"
        value={system}
        options={SYSTEMS_OF_MEASURES.map((value) => ({ value, label: t(`settings/measures/${value}`) }))}
        onChange={choose}
      />
    </Section>
  )
}
