import { useQuery } from 'urql'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { failureOf } from '../../platform/graphql-client/failure.ts'
import { TranslatedCalendarWording } from '../../platform/i18n/translated-calendar-wording.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { DietSettingsDocument } from './diet-settings.gen.ts'
import { DietWizard } from './diet-wizard.tsx'
import styles from './wizard-page.module.css'
import type { WizardPageProps } from './wizard-page-props.ts'

/** The wizard, once the person's settings are here. */
export function WizardPage(props: WizardPageProps) {
  const [{ data, error, fetching }, fetchSettings] = useQuery({ query: DietSettingsDocument })
  if (data !== undefined) {
    return (
      <TranslatedCalendarWording>
        <DietWizard key={data.me.id} me={data.me} {...props} />
      </TranslatedCalendarWording>
    )
  }
  return (
    <Page width="narrow">
      {error === undefined || fetching ? (
        <SkeletonGroup>
          <div className={styles.skeleton}>
            <Skeleton width="70%" height={40} />
            <Skeleton height={72} />
            <Skeleton height={280} />
          </div>
        </SkeletonGroup>
      ) : (
        <FailedState failure={failureOf(error)} onRetry={() => fetchSettings({ requestPolicy: 'network-only' })} />
      )}
    </Page>
  )
}
