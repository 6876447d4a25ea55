import { FoodFace } from '../../domain/recipe/food-face.tsx'
import { Recipe } from '../../domain/recipe/recipe.tsx'
import styles from './favourite-dish.module.css'
import type { FavouriteDishFragment } from './favourites.gen.ts'

/** One dish of a favourite: nothing of it can be exchanged, for it stands on no day. */
export function FavouriteDish({ dish: { name, ingredients, recipe } }: { readonly dish: FavouriteDishFragment }) {
  return (
    <Recipe
      name={name}
      ingredients={ingredients}
      rowOf={(ingredient) => (
        <li className={styles.ingredient}>
          <FoodFace food={ingredient} />
        </li>
      )}
      steps={recipe}
    />
  )
}
