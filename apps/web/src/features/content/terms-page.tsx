import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { SafeHtml } from '../../platform/safe-html/safe-html.tsx'
import { lowerHeadings } from '../../platform/safe-html/split-sections.ts'
import { Card } from '../../ui/card/card.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { ChangedOn } from './changed-on.tsx'
import type { LoadedTerms, TermsOfPlatform } from './load-content.ts'
import styles from './disclosures.module.css'

/** The terms of service, one section for each platform. */
export function TermsPage({ loaded }: { readonly loaded: LoadedTerms }) {
  const t = useT()
  const router = useRouter()
  if (loaded.kind === 'failed') {
    return (
      <Page width="narrow">
        <FailedState failure={loaded.failure} onRetry={() => void router.invalidate()} />
      </Page>
    )
  }
  return (
    <Page width="reading">
      <PageTitle title={t('title/terms-of-service')} text={t('content/terms/text')} />
      <Card isPadded={false}>
        <div className={styles.rows}>
          {loaded.data.map((terms) => (
            // The terms for Huawei phones are rendered but hidden (specification, section 2).
            <div key={terms.platform} className={styles.item} hidden={terms.platform === 'huawei'}>
              <Terms {...terms} />
            </div>
          ))}
        </div>
      </Card>
    </Page>
  )
}

function Terms({ platform, content: { changedOn, content } }: TermsOfPlatform) {
  const t = useT()
  const html = useMemo(() => lowerHeadings(content.html), [content.html])
  const heading = (
    <span role="heading" aria-level={2}>
      {t(`content/terms/${platform}`)}
    </span>
  )
  return (
    <Disclosure title={heading} isInitiallyOpen={platform === 'web'}>
      <p className={styles.changed}>
        <ChangedOn day={changedOn} />
      </p>
      <SafeHtml html={html} />
    </Disclosure>
  )
}
