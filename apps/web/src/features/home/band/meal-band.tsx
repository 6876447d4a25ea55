import { PlateImage } from '../../../domain/meal-media/plate-image.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { mealGround, type MealGroundName } from '../../../ui/meal-ground/meal-ground.ts'
import styles from './meal-band.module.css'

const MEALS = ['breakfast', 'lunch', 'snack', 'dinner'] as const satisfies readonly MealGroundName[]

/** The largest sides: the style sheet makes a picture as wide as its background, half of a phone. */
const PLATE_SIZE = { wide: 360, narrow: 195, below: 430 }

interface MealBandProps {
  /** Returns the address of a meal's picture; null while it is unknown. */
  readonly pictureOf: (meal: MealGroundName) => string | null
}

/** The four meals of a day, each on its background, across the whole width of the screen. */
export function MealBand({ pictureOf }: MealBandProps) {
  const t = useT()
  return (
    <ul className={styles.band}>
      {MEALS.map((meal) => (
        <li key={meal} className={styles.ground} style={{ background: mealGround(meal) }}>
          <p className={styles.label}>{t(`home/meal/${meal}`)}</p>
          <Plate picture={pictureOf(meal)} />
        </li>
      ))}
    </ul>
  )
}

function Plate({ picture }: { readonly picture: string | null }) {
  if (picture === null) return <div className={styles.waiting} />
  return <PlateImage className={styles.plate} source={picture} size={PLATE_SIZE} />
}
