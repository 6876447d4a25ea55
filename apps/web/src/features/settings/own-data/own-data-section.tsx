import { Download, LogOut, UserX } from 'lucide-react'
import { useState } from 'react'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { List, ListRowLink } from '../../../ui/list-row/list-row.tsx'
import { Section } from '../section.tsx'
import { fetchData } from './fetch-data.ts'
import { keepFile } from './keep-file.ts'
import styles from './own-data-section.module.css'

/** Where somebody asks for their account to be removed. */
const REMOVE_ACCOUNT = '/remove-account/request'

export function OwnDataSection() {
  const t = useT()
  return (
    <>
      <Section title={t('settings/data')}>
        <p className={styles.text}>{t('settings/data/text')}</p>
        <DataDownload />
      </Section>
      <Card isPadded={false}>
        <List>
          <li>
            <ListRowLink to={REMOVE_ACCOUNT} icon={<UserX />}>
              {t('settings/remove-account')}
            </ListRowLink>
          </li>
          <li>
            <ListRowLink to="/auth/logout" preload={false} icon={<LogOut />}>
              {t('menu/log-out')}
            </ListRowLink>
          </li>
        </List>
      </Card>
    </>
  )
}

type DownloadState = 'resting' | 'fetching' | 'fetched' | 'too-many' | 'offline' | 'failed'

function DataDownload() {
  const t = useT()
  const [state, setState] = useState<DownloadState>('resting')
  const fetchAndKeep = useSingleFlight(async () => {
    setState('fetching')
    const outcome = await fetchData()
    if (outcome.kind === 'fetched') keepFile(outcome.archive, outcome.name)
    if (outcome.kind !== 'refused') setState(outcome.kind)
  })
  return (
    <div className={styles.download}>
      {state === 'resting' || state === 'fetching' ? null : (
        <Alert kind={state === 'fetched' ? 'success' : 'warning'}>{t(`settings/data/${state}`)}</Alert>
      )}
      <Button
        kind="secondary"
        isBlock
        icon={<Download />}
        isLoading={state === 'fetching'}
        onClick={() => void fetchAndKeep()}
      >
        {t('settings/data/download')}
      </Button>
    </div>
  )
}
