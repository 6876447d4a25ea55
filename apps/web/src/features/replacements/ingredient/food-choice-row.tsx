import type { CalendarDay } from '@dayplate/dates'
import { Check } from 'lucide-react'
import { ReplacementEffect } from '../../../domain/replacements/replacement-effect.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import styles from './food-choice-row.module.css'
import type { FoodChoice } from './food-choices-of.ts'
import { FoodFace } from '../../../domain/recipe/food-face.tsx'

interface FoodChoiceRowProps {
  readonly choice: FoodChoice
  readonly date: CalendarDay
  readonly onChoose: () => void
}

/** The food in use, or a replacement with its effect on the day. */
export function FoodChoiceRow({ choice, date, onChoose }: FoodChoiceRowProps) {
  const t = useT()
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <FoodFace food={choice} note={choice.isOriginal ? t('meal-details/original') : null} isRaised />
        <span className={styles.end}>
          {choice.effect === null ? (
            <span className={styles.inUse}>
              <Check aria-hidden="true" />
              {t('meal-details/in-use')}
            </span>
          ) : (
            <Button kind="tonal" size="small" onClick={onChoose}>
              {t('meal-details/use-this')}
              <span className="visually-hidden">: {choice.name}</span>
            </Button>
          )}
        </span>
      </div>
      {choice.effect === null ? null : (
        <div className={styles.effect}>
          <ReplacementEffect effect={choice.effect} date={date} />
        </div>
      )}
    </li>
  )
}
