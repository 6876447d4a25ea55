import { RotateCcw } from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'

export function DayPlanFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT()
  return (
    <PlateState
      picture={platePictures.broken}
      ground="breakfast"
      title={t('error/title')}
      text={t('day-plan/failed/text')}
    >
      <Button size="large" icon={<RotateCcw />} onClick={onRetry}>
        {t('error/try-again')}
      </Button>
    </PlateState>
  )
}
