import { RotateCcw } from 'lucide-react'
import { UnreachableState } from '../../platform/connection/unreachable-state.tsx'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'

interface DayPlanFailedProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

export function DayPlanFailed({ failure, onRetry }: DayPlanFailedProps) {
  const t = useT()
  if (failure.kind === 'network') return <UnreachableState onRetry={onRetry} />
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
