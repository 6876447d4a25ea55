import type { CalendarDay } from '@dayplate/dates'
import { useEffect } from 'react'
import { useIsAppMode } from '../../platform/app-mode/app-mode.ts'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { loadGateway } from '../../platform/graphql-client/load-gateway.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { SettingsDocument } from './settings.gen.ts'
import { SettingsSections } from './settings-sections.tsx'
import type { LinkButtons } from './login-methods-section.tsx'
import sections from './settings-sections.module.css'
import styles from './settings-skeleton.module.css'

interface SettingsPageProps {
  readonly today: CalendarDay
  readonly linkButtons?: LinkButtons | undefined
}

/**
 * Preloads the gateway's code before the first change. If it first failed offline, it would be missing for the life of the
 * page.
 */
const fetchWhatSaves = () => void loadGateway().catch(() => {})

/** The settings: profile, access, units, health data, messages, login methods and stored data. */
export function SettingsPage({ today, linkButtons }: SettingsPageProps) {
  const t = useT()
  const isAppMode = useIsAppMode()
  useEffect(fetchWhatSaves, [])
  return (
    <Page width="reading">
      {isAppMode ? (
        // The app has its own bar with this title.
        <h1 className="visually-hidden">{t('settings/title')}</h1>
      ) : (
        <PageTitle title={t('settings/title')} />
      )}
      <Answered today={today} linkButtons={linkButtons} />
    </Page>
  )
}

function Answered({ today, linkButtons }: SettingsPageProps) {
  const answer = useAnswer({ query: SettingsDocument })
  switch (answer.kind) {
    case 'loading':
      return <SettingsSkeleton />
    case 'failed':
      return <FailedState failure={answer.failure} onRetry={answer.retry} />
    case 'answered':
      return <SettingsSections me={answer.data.me} today={today} linkButtons={linkButtons} />
  }
}

/** The cards that are visible first, with the number of their rows. */
const CARDS = [
  { name: 'profile', rows: 3 },
  { name: 'access', rows: 2 },
  { name: 'measures', rows: 1 },
  { name: 'drinking', rows: 2 },
] as const

function SettingsSkeleton() {
  return (
    <SkeletonGroup>
      <div className={sections.sections}>
        {CARDS.map(({ name, rows }) => (
          <Card key={name}>
            <Skeleton width="40%" height={24} />
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className={styles.row}>
                <Skeleton width="60%" />
                <Skeleton width="35%" height={12} />
              </div>
            ))}
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
