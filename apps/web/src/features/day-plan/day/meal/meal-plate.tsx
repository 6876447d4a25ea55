import { useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { MealCardFragment } from '../../../../domain/day-plan/day-plan.gen.ts'
import styles from './meal-card.module.css'
import { useMealPicture } from './use-meal-picture.ts'

/** The side length of the picture on a phone, in CSS pixels. The style sheet scales it on other card widths. */
const PLATE_SIZE = 250

interface MealPlateProps {
  readonly meal: Pick<MealCardFragment, 'mealType' | 'preparationImageUrl' | 'eatenImageUrl'>
  readonly isEaten: boolean
  readonly isFirst: boolean
}

/** The picture of the full or empty plate. It has no alternative text, because the title beside it names the meal. */
export function MealPlate({ meal, isEaten, isFirst }: MealPlateProps) {
  const [wasEatenAtFirst] = useState(isEaten)
  const { source, giveUp } = useMealPicture(meal, isEaten)
  if (source === null) return null
  return (
    <img
      // Each picture is a new element, so that a changed picture fades in. The first one appears without animation.
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
