import { RotateCcw } from 'lucide-react'
import { ERROR_TABLE } from '../../../platform/errors/error-table.ts'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import type { Failure } from '../../../platform/graphql-client/failure.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateStage } from './plate-stage.tsx'

interface FailedPageProps {
  readonly failure: Failure
  readonly onRetry: () => void
  readonly onBack: () => void
}

/** Shown if the plan could not be made. The answers are kept. */
export function FailedPage({ failure, onRetry, onBack }: FailedPageProps) {
  const t = useT()
  useHandled(failure)
  const isAway = ERROR_TABLE[failure.kind].look === 'away'
  return (
    <PlateStage
      picture={<img src={platePictures.empty} alt="" width="240" height="240" />}
      title={t(isAway ? 'diet-settings/failed/network/title' : 'diet-settings/failed/title')}
      text={t(isAway ? 'diet-settings/failed/network/text' : 'diet-settings/failed/text')}
    >
      <Button size="large" icon={<RotateCcw />} onClick={onRetry}>
        {t('diet-settings/failed/try-again')}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        {t('diet-settings/failed/back')}
      </Button>
    </PlateStage>
  )
}
