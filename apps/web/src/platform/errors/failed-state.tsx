import { RotateCcw } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { UnreachableState } from '../connection/unreachable-state.tsx'
import type { Failure } from '../graphql-client/failure.ts'
import { useT } from '../i18n/i18n.ts'

interface FailedStateProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** Stands where something would stand that the gateway did not give, and offers to ask again. */
export function FailedState({ failure, onRetry }: FailedStateProps) {
  const t = useT()
  if (failure.kind === 'network') return <UnreachableState onRetry={onRetry} />
  return (
    <PlateState picture={platePictures.broken} ground="breakfast" title={t('error/title')} text={t('error/page/text')}>
      <Button size="large" isBlock icon={<RotateCcw />} onClick={onRetry}>
        {t('error/try-again')}
      </Button>
    </PlateState>
  )
}
