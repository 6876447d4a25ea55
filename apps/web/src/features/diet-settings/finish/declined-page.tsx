import { Sprout } from 'lucide-react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'

/** Shown if the user does not consent to the use of health data. It explains why there is no plan and who can help instead. */
export function DeclinedPage({ onBack }: { readonly onBack: () => void }) {
  const t = useT()
  return (
    <Page width="narrow">
      <PlateState
        picture={platePictures.clean}
        ground="snack"
        icon={<Sprout />}
        title={t('diet-settings/declined/title')}
        text={t('diet-settings/declined/text')}
      >
        <Button size="large" onClick={onBack}>
          {t('diet-settings/failed/back')}
        </Button>
      </PlateState>
    </Page>
  )
}
