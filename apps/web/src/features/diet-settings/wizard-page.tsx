import { RotateCcw } from 'lucide-react'
import { useQuery } from 'urql'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { DietSettingsDocument } from './diet-settings.gen.ts'
import { DietWizard } from './diet-wizard.tsx'
import styles from './wizard-page.module.css'
import type { WizardPageProps } from './wizard-page-props.ts'

/** The wizard, once the person's settings are here. */
export function WizardPage(props: WizardPageProps) {
  const t = useT()
  const [{ data, fetching }, fetchSettings] = useQuery({ query: DietSettingsDocument })
  if (data !== undefined) return <DietWizard key={data.me.id} me={data.me} {...props} />
  return (
    <Page width="narrow">
      {fetching ? (
        <SkeletonGroup>
          <div className={styles.skeleton}>
            <Skeleton width="70%" height={40} />
            <Skeleton height={72} />
            <Skeleton height={280} />
          </div>
        </SkeletonGroup>
      ) : (
        <PlateState picture={platePictures.broken} ground="breakfast" title={t('error/title')}>
          <Button size="large" icon={<RotateCcw />} onClick={() => fetchSettings({ requestPolicy: 'network-only' })}>
            {t('error/try-again')}
          </Button>
        </PlateState>
      )}
    </Page>
  )
}
