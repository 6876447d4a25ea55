import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { FoodFace } from '../../../domain/recipe/food-face.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { FoodChoices } from '../../replacements/ingredient/food-choices.tsx'
import type { FoodChoice } from '../../replacements/ingredient/food-choices-of.ts'
import styles from './ingredient-row.module.css'
import { isInMeal, type MealPlace } from './is-in-meal.ts'
import type { IngredientFragment } from './meal-details.gen.ts'
import { useReplaceProduct } from '../../replacements/ingredient/use-replace-product.ts'

interface IngredientRowProps {
  readonly ingredient: IngredientFragment
  readonly place: MealPlace
  readonly canReplace: boolean
  /** Called when the replacements open, whose amounts are those of the plate. */
  readonly onExpand: () => void
}

/** An ingredient with its amount. If it has replacements, they open below it. */
export function IngredientRow({ ingredient, place, canReplace, onExpand }: IngredientRowProps) {
  const t = useT()
  const panelId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isExpanded, setExpanded] = useState(false)
  const { name, original, saleProductVariant } = ingredient
  const close = () => setExpanded(false)
  const { choose, wished, failure } = useReplaceProduct({
    ingredient,
    date: place.date,
    isReplacedBy: (id) => isInMeal(place, { id, ingredient }),
    onClose: close,
  })
  const isReady = canReplace && wished === null
  const isOpen = isExpanded && isReady
  const isOriginal = wished === null ? original === null : wished.isOriginal
  const note = isOriginal ? null : t('meal-details/instead-of', { original: original?.name ?? name })
  const face = <FoodFace food={wished ?? ingredient} note={note} />
  const closeAndReturn = () => {
    close()
    toggle.current?.focus()
  }
  const chooseAndReturn = (choice: FoodChoice) => {
    // The focused button is removed with the list of replacements.
    toggle.current?.focus({ preventScroll: true })
    choose(choice)
  }
  return (
    <li className={styles.row}>
      {ingredient.hasReplacement ? (
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-disabled={!isReady || undefined}
          aria-busy={wished === null ? undefined : true}
          onClick={() => {
            if (!isReady) return
            if (!isExpanded) onExpand()
            setExpanded(!isExpanded)
          }}
        >
          {face}
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </button>
      ) : (
        <div className={styles.still}>{face}</div>
      )}
      {saleProductVariant === null ? null : (
        <a className={styles.shop} href={saleProductVariant.link} aria-label={t('meal-details/shop-label', { name })}>
          {t('meal-details/shop')}
        </a>
      )}
      {isOpen ? (
        <div id={panelId}>
          <FoodChoices ingredient={ingredient} date={place.date} onChoose={chooseAndReturn} onClose={closeAndReturn} />
          {failure === null ? null : <Alert kind="danger">{failure}</Alert>}
        </div>
      ) : null}
    </li>
  )
}
