import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../../ui/page/page.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { DietSettingsDocument } from '../diet-settings.gen.ts'
import { LazyWithdrawnConsent } from '../withdrawn-consent/lazy-withdrawn-consent.tsx'
import { ExclusionsForm } from './exclusions-form.tsx'
import styles from './exclusions-page.module.css'

interface ExclusionsPageProps {
  /** Leaves the page: to the plan if the user has one, or else to the settings. */
  readonly onLeave: (to: 'plan' | 'settings') => void
}

/** The page on which users change their exclusions. */
export function ExclusionsPage({ onLeave }: ExclusionsPageProps) {
  const t = useT()
  const answer = useAnswer({ query: DietSettingsDocument })
  const consent = answer.kind === 'answered' ? answer.data.me.healthDataConsent : null
  // While the consent is withdrawn, the gateway hides the exclusions. The form must not be shown empty, because saving it would
  // delete them and plan meals with the user's allergens.
  if (consent !== null && consent.withdrawnAt !== null) {
    return (
      <LazyWithdrawnConsent
        withdrawnAt={consent.withdrawnAt}
        isDataKept={consent.isDataKept}
        onGiven={() => {}}
        loading={null}
      />
    )
  }
  return (
    <Page width="narrow">
      <PageTitle title={t('exclusions/title')} text={t('exclusions/text')} />
      {answer.kind === 'answered' ? (
        <ExclusionsForm key={answer.data.me.id} me={answer.data.me} onLeave={onLeave} />
      ) : answer.kind === 'failed' ? (
        <FailedState failure={answer.failure} onRetry={answer.retry} />
      ) : (
        <SkeletonGroup>
          <div className={styles.skeleton}>
            <Skeleton height={140} />
            <Skeleton height={84} />
          </div>
        </SkeletonGroup>
      )}
    </Page>
  )
}
