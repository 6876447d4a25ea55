import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { MealCardFragment } from '../day-plan.gen.ts'
import styles from './meal-card.module.css'
import { useMealPicture } from './use-meal-picture.ts'

/** Side of the picture on a phone, in CSS pixels; wider cards scale it in the style sheet. */
const PLATE_SIZE = 250

interface MealPlateProps {
  readonly meal: Pick<MealCardFragment, 'mealType' | 'preparationImageUrl' | 'eatenImageUrl'>
  readonly isEaten: boolean
  readonly isFirst: boolean
}

/** The plate, full or cleared. The title beside it says what it is, so the picture has no text of its own. */
export function MealPlate({ meal, isEaten, isFirst }: MealPlateProps) {
  const [wasEatenAtFirst] = useState(isEaten)
  const { source, giveUp } = useMealPicture(meal, isEaten)
  if (source === null) return null
  return (
    <img
      // A new element for each picture, so that a changed one fades in; the first one just stands there.
      key={source}
      className={classNames(styles.plate, isEaten !== wasEatenAtFirst && styles.arriving)}
      src={source}
      alt=""
      width={PLATE_SIZE}
      height={PLATE_SIZE}
      loading={isFirst ? 'eager' : 'lazy'}
      onError={giveUp}
    />
  )
}
