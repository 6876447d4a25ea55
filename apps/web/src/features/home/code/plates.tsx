import { PlateImage } from '../../../domain/meal-media/plate-image.tsx'
import { mealGround, type MealGroundName } from '../../../ui/meal-ground/meal-ground.ts'
import styles from './code-card.module.css'

const MEALS = ['breakfast', 'lunch', 'snack', 'dinner'] as const satisfies readonly MealGroundName[]

/** As in the style sheet. */
const PLATE_SIZE = { wide: 340, narrow: 150, below: 900 }

interface PlatesProps {
  /** Returns the address of a meal's picture; null while it is unknown. */
  readonly pictureOf: (meal: MealGroundName) => string | null
}

/** The four meals of a day beside the text: in a row on a phone, two by two on a wide screen. */
export function Plates({ pictureOf }: PlatesProps) {
  return (
    <div className={styles.plates}>
      {MEALS.map((meal) => {
        const picture = pictureOf(meal)
        return (
          <div key={meal} style={{ background: mealGround(meal) }}>
            {picture === null ? (
              <div className={styles.waiting} />
            ) : (
              <PlateImage className={styles.plate} source={picture} size={PLATE_SIZE} />
            )}
          </div>
        )
      })}
    </div>
  )
}
