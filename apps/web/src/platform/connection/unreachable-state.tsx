import { RotateCcw, WifiOff } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { useT } from '../i18n/i18n.ts'
import { useIsOnline } from './connection.ts'

/** Stands where a page could not be fetched: this device is offline, or nobody answers at the other end. */
export function UnreachableState({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT()
  const isOnline = useIsOnline()
  return (
    <PlateState
      picture={platePictures.clean}
      ground="dinner"
      icon={<WifiOff />}
      title={isOnline ? t('shell/unreachable/title') : t('shell/offline/title')}
      text={t('error/additional-message/network')}
    >
      <Button size="large" isBlock icon={<RotateCcw />} onClick={onRetry}>
        {t('error/try-again')}
      </Button>
    </PlateState>
  )
}
