import { useRouter } from '@tanstack/react-router'
import { Smartphone } from 'lucide-react'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { Card } from '../../ui/card/card.tsx'
import { buttonClass, ButtonFace } from '../../ui/button/button-face.tsx'
import type { LoadedApps } from './load-mobile-apps.ts'
import styles from './download-page.module.css'

/** Links to the phone apps. As long as there are none, explains how to add the web app to the home screen. */
export function DownloadPage({ loaded }: { readonly loaded: LoadedApps }) {
  const t = useT()
  const router = useRouter()
  if (loaded.kind === 'failed') {
    return (
      <Page width="narrow">
        <FailedState failure={loaded.failure} onRetry={() => void router.invalidate()} />
      </Page>
    )
  }
  const { appStoreUrl, googlePlayUrl } = loaded.data.mobileApps
  const hasApp = appStoreUrl !== null || googlePlayUrl !== null
  return (
    <Page width="reading">
      <PageTitle title={t('download/title')} text={hasApp ? t('download/text') : t('download/not-yet')} />
      {hasApp ? <StoreLinks appStoreUrl={appStoreUrl} googlePlayUrl={googlePlayUrl} /> : <HomeScreenSteps />}
    </Page>
  )
}

const PHONES = ['iphone', 'android'] as const
const STEPS = ['first', 'second', 'third'] as const

/** The steps that add the web app to the home screen of a phone. */
function HomeScreenSteps() {
  const t = useT()
  return (
    <div className={styles.phones}>
      {PHONES.map((phone) => (
        <Card key={phone}>
          <h2 className={styles.phone}>{t(`download/${phone}`)}</h2>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(`download/${phone}/${step}`)}</li>
            ))}
          </ol>
        </Card>
      ))}
    </div>
  )
}

interface StoreLinksProps {
  readonly appStoreUrl: string | null
  readonly googlePlayUrl: string | null
}

/** A link for each store that has the app. */
function StoreLinks({ appStoreUrl, googlePlayUrl }: StoreLinksProps) {
  const t = useT()
  return (
    <div className={styles.links}>
      <StoreLink href={appStoreUrl} label={t('download/app-store')} />
      <StoreLink href={googlePlayUrl} label={t('download/google-play')} />
    </div>
  )
}

function StoreLink({ href, label }: { readonly href: string | null; readonly label: string }) {
  if (href === null) return null
  return (
    <a href={href} className={buttonClass({ kind: 'tonal', size: 'large' })}>
      <ButtonFace icon={<Smartphone />}>{label}</ButtonFace>
    </a>
  )
}
