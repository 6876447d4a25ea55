import { Download, LogOut, UserX } from 'lucide-react'
import { useState } from 'react'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { saveFile } from '../../../platform/downloads/save-file.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { List, ListRowLink } from '../../../ui/list-row/list-row.tsx'
import { Section } from '../section.tsx'
import { gatewayHeaders } from '../../../platform/graphql-client/gateway-headers.ts'
import { endRefusedSession } from '../../../platform/session/end-refused-session.ts'
import { readToken } from '../../../platform/session/session.ts'
import styles from './own-data-section.module.css'

/** The page where users request the deletion of their account. */
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
    if (outcome.kind === 'fetched') saveFile(outcome.archive, outcome.name)
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

type DataOutcome =
  | { readonly kind: 'fetched'; readonly archive: Blob; readonly name: string }
  /** The session has ended, and the login replaces this page. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' }

const DATA_PATH = '/me/data'
const FILE_NAME = /filename="(?<name>[\w.-]+)"/

/** Downloads all stored data of the user. Uses fetch, because a link cannot send the token in a header. */
async function fetchData(): Promise<DataOutcome> {
  const token = readToken()
  const response = await fetch(DATA_PATH, { method: 'POST', headers: gatewayHeaders(token) }).catch(() => null)
  if (response === null) return { kind: 'offline' }
  if (response.status === 401) {
    endRefusedSession(token)
    return { kind: 'refused' }
  }
  if (response.status === 403) return { kind: 'too-many' }
  if (!response.ok) return { kind: 'failed' }
  const archive = await response.blob().catch(() => null)
  if (archive === null) return { kind: 'offline' }
  const { name } = FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.groups ?? {}
  return { kind: 'fetched', archive, name: name ?? 'dayplate.zip' }
}
