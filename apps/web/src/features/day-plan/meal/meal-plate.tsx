import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import type { MealCardFragment } from '../day-plan.gen.ts'
import styles from './meal-card.module.css'

/** Side of the picture on a phone, in CSS pixels; wider cards scale it in the style sheet. */
const PLATE_SIZE = 250

interface MealPlateProps {
  readonly event: Pick<MealCardFragment, 'preparationImageUrl' | 'eatenImageUrl'>
  readonly isEaten: boolean
  readonly isFirst: boolean
}

/** The plate, full or cleared. The title beside it says what it is, so the picture has no text of its own. */
export function MealPlate({ event, isEaten, isFirst }: MealPlateProps) {
  const [wasEatenAtFirst] = useState(isEaten)
  const [broken, setBroken] = useState<string | null>(null)
  const wanted = isEaten ? event.eatenImageUrl : event.preparationImageUrl
  const source = broken === wanted ? platePictures.laid : wanted
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
      onError={() => setBroken(wanted)}
    />
  )
}
