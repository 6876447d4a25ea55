import { ArrowLeftRight } from 'lucide-react'
import { useT } from '../../../../platform/i18n/i18n.ts'
import styles from './replace-button.module.css'

interface ReplaceButtonProps {
  readonly mealName: string
  readonly onClick: () => void
}

export function ReplaceButton({ mealName, onClick }: ReplaceButtonProps) {
  const t = useT()
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('day-plan/exchange/meal-label', { meal: mealName })}
      onClick={onClick}
    >
      <ArrowLeftRight aria-hidden="true" />
      {t('day-plan/exchange/meal')}
    </button>
  )
}
