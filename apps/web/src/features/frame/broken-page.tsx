import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { useIsOnline } from '../../platform/connection/connection.ts'
import { UnreachableState } from '../../platform/connection/unreachable-state.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'

/** Stands where a page broke; the menus around it still work. */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isOnline = useIsOnline()
  useEffect(() => console.error(error), [error])
  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  // Without a connection it is a part of the app that could not be fetched.
  return isOnline ? (
    <Apology onRetry={tryAgain} />
  ) : (
    <Page width="narrow">
      <UnreachableState onRetry={tryAgain} />
    </Page>
  )
}

function Apology({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT()
  return (
    <Page width="narrow">
      <PlateState
        picture={platePictures.broken}
        ground="breakfast"
        title={t('error/title')}
        text={t('error/page/text')}
      >
        <Button size="large" isBlock icon={<RotateCcw />} onClick={onRetry}>
          {t('error/try-again')}
        </Button>
      </PlateState>
    </Page>
  )
}
