import { Check } from 'lucide-react'
import { useT } from '../../../../platform/i18n/i18n.ts'
import { classNames } from '../../../../ui/class-names.ts'
import styles from './eaten-button.module.css'

interface EatenButtonProps {
  readonly mealName: string
  readonly isEaten: boolean
  readonly onChange: (isEaten: boolean) => void
}

export function EatenButton({ mealName, isEaten, onChange }: EatenButtonProps) {
  const t = useT()
  return (
    <button
      type="button"
      className={classNames(styles.button, isEaten && styles.eaten)}
      aria-pressed={isEaten}
      aria-label={t('day-plan/eaten/label', { meal: mealName })}
      onClick={() => onChange(!isEaten)}
    >
      <span className={styles.tick} aria-hidden="true">
        <Check />
      </span>
      {t('day-plan/eaten/button')}
    </button>
  )
}
