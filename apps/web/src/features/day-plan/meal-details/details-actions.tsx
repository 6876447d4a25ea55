import { ArrowLeftRight, Check, Circle } from 'lucide-react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import styles from './details-actions.module.css'

interface DetailsActionsProps {
  readonly isEaten: boolean
  /** False on future days. */
  readonly canBeEaten: boolean
  readonly onEatenChange: (isEaten: boolean) => void
  readonly onReplace: () => void
}

/** The buttons to replace a meal and to mark it as eaten. An eaten meal cannot be replaced. */
export function DetailsActions({ isEaten, canBeEaten, onEatenChange, onReplace }: DetailsActionsProps) {
  const t = useT()
  return (
    <div className={styles.actions}>
      {isEaten ? null : (
        <Button kind="secondary" size="large" icon={<ArrowLeftRight />} onClick={onReplace}>
          <span>
            {t('meal-details/exchange')}
            <span className={styles.what}> {t('meal-details/exchange-what')}</span>
          </span>
        </Button>
      )}
      {canBeEaten ? (
        <Button
          kind={isEaten ? 'tonal' : 'primary'}
          size="large"
          icon={isEaten ? <Check /> : <Circle />}
          isPressed={isEaten}
          onClick={() => onEatenChange(!isEaten)}
        >
          {isEaten ? t('meal-details/eaten') : t('meal-details/mark-eaten')}
        </Button>
      ) : null}
    </div>
  )
}
