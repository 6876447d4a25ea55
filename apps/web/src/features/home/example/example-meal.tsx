import { useT } from '../../../platform/i18n/i18n.ts'
import { MacroDot } from '../../../ui/macro-dot/macro-dot.tsx'
import { mealGround } from '../../../ui/meal-ground/meal-ground.ts'
import { groundOf } from '../ground-of.ts'
import type { ExampleMealFragment } from '../home.gen.ts'
import styles from './example-meal.module.css'

/** Side of the picture, in CSS pixels. */
const PLATE_SIZE = 240

const MACROS = [
  { nutrient: 'protein', name: 'macro/protein', letter: 'macro/protein-letter', macro: 'protein' },
  { nutrient: 'fat', name: 'macro/fat', letter: 'macro/fat-letter', macro: 'fat' },
  { nutrient: 'carbohydrates', name: 'macro/carbs', letter: 'macro/carbs-letter', macro: 'carbs' },
] as const

/** One meal of an example day on the ground of its time. */
export function ExampleMeal({ meal }: { readonly meal: ExampleMealFragment }) {
  const t = useT()
  return (
    <article className={styles.card} style={{ background: mealGround(groundOf(meal.mealType.type)) }}>
      <div className={styles.words}>
        <p className={styles.label}>{meal.mealType.name}</p>
        <h3 className={styles.title}>{meal.name}</h3>
        <p className={styles.kcal}>{meal.kcal} kcal</p>
        <p className={styles.macros}>
          {MACROS.map(({ nutrient, name, letter, macro }) => (
            <span key={nutrient}>
              <MacroDot macro={macro} />
              <span className="visually-hidden">{t(name)}</span>
              <span aria-hidden="true">{t(letter)}</span> {Math.round(meal.macro[nutrient].grams)} g
            </span>
          ))}
        </p>
      </div>
      <img
        className={styles.plate}
        src={meal.preparationImageUrl}
        alt=""
        width={PLATE_SIZE}
        height={PLATE_SIZE}
        loading="lazy"
      />
    </article>
  )
}
