import { FoodFace } from '../../domain/recipe/food-face.tsx'
import { Recipe } from '../../domain/recipe/recipe.tsx'
import styles from './favourite-dish.module.css'
import type { FavouriteDishFragment } from './favourites.gen.ts'

/** One dish of a favourite. Its ingredients cannot be replaced, because it is not planned on a day. */
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
