import { MealMacros } from '../../../domain/meal/meal-macros.tsx'
import { groundOf } from '../../../domain/meal/meal-grounds.ts'
import { PlateImage } from '../../../domain/meal-media/plate-image.tsx'
import type { ExampleMealFragment } from '../home.gen.ts'
import styles from './example-meal.module.css'

/** Side of the picture, in CSS pixels. */
const PLATE_SIZE = 240

/** One meal of an example day on the background of its meal type. */
export function ExampleMeal({ meal }: { readonly meal: ExampleMealFragment }) {
  return (
    <article className={styles.card} style={groundOf(meal.mealType.type)}>
      <div className={styles.words}>
        <p className={styles.label}>{meal.mealType.name}</p>
        <h3 className={styles.title}>{meal.name}</h3>
        <p className={styles.kcal}>{meal.kcal}&nbsp;kcal</p>
        <MealMacros macro={meal.macro} />
      </div>
      <PlateImage className={styles.plate} source={meal.preparationImageUrl} size={PLATE_SIZE} loading="lazy" />
    </article>
  )
}
