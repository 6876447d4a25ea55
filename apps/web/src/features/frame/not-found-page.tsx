import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'

export function NotFoundPage() {
  const t = useT()
  const router = useRouter()
  // Somebody who came straight here has nothing to go back to.
  const goBack = () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/' }))
  return (
    <Page width="narrow">
      <PlateState
        picture={platePictures.empty}
        ground="snack"
        title={t('error/not-found/title')}
        text={t('error/not-found/text')}
      >
        <Button size="large" isBlock icon={<ArrowLeft />} onClick={goBack}>
          {t('error/go-back')}
        </Button>
      </PlateState>
    </Page>
  )
}
