import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'

interface EatenAlreadyProps {
  readonly what: 'meal' | 'day'
  readonly onClose: () => void
}

/** Shown if the address opens the replacements of a meal or day that is already eaten and cannot be replaced. */
export function EatenAlready({ what, onClose }: EatenAlreadyProps) {
  const t = useT()
  return (
    <PlateState
      isSection
      picture={platePictures.clean}
      ground="dinner"
      title={t(`exchange/eaten-already/${what}`)}
      text={t(`exchange/eaten-already/${what}-text`)}
    >
      <Button size="large" onClick={onClose}>
        {t('exchange/to-day')}
      </Button>
    </PlateState>
  )
}
