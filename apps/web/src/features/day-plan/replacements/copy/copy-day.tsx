import { formatDay } from '@dayplate/dates'
import { FailedState } from '../../../../platform/errors/failed-state.tsx'
import { ReplacementEffect } from '../../../../domain/replacements/replacement-effect.tsx'
import { useLanguage, useT } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton/skeleton.tsx'
import styles from './copy-day.module.css'
import type { CopyInput } from './send-copy.ts'
import { useCopyDay } from './use-copy-day.ts'
import { useCopyPreview } from './use-copy-preview.ts'

export interface CopyDayProps extends CopyInput {
  readonly onClose: () => void
}

/** What the copy does to the other day, and then the deed. */
export function CopyDay({ date, target, onClose }: CopyDayProps) {
  const t = useT()
  const language = useLanguage()
  const weekday = formatDay(target, language, 'weekday')
  const { copy, isCopying, leave } = useCopyDay({ date, target, onClose })
  const preview = useCopyPreview({ date, target }, (reason) => void leave(reason))
  return (
    <Dialog
      title={t('day-plan/copy/button', { weekday })}
      hasCloseButton={false}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('exchange/copy/cancel')}
          </Button>
          <Button isLoading={isCopying} disabled={preview.kind !== 'answered'} onClick={copy}>
            {t('exchange/copy/copy')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <div className={styles.effect}>
        {preview.kind === 'loading' ? (
          <SkeletonGroup>
            <Skeleton height={112} />
          </SkeletonGroup>
        ) : null}
        {preview.kind === 'failed' ? <FailedState failure={preview.failure} onRetry={preview.retry} /> : null}
        {preview.kind === 'answered' ? <ReplacementEffect effect={preview.data} date={date} /> : null}
      </div>
    </Dialog>
  )
}
