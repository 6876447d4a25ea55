import type { CalendarDay } from '@dayplate/dates'
import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { FoodFace } from '../../../platform/recipe/food-face.tsx'
import { FoodChoices } from './food-choices.tsx'
import styles from './ingredient-row.module.css'
import type { IngredientFragment } from './meal-details.gen.ts'

interface IngredientRowProps {
  readonly ingredient: IngredientFragment
  readonly date: CalendarDay
  readonly canExchange: boolean
}

/** An ingredient with its amount; where others can stand in for it, they open below it. */
export function IngredientRow({ ingredient, date, canExchange }: IngredientRowProps) {
  const t = useT()
  const panelId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isExpanded, setExpanded] = useState(false)
  const { name, original, saleProductVariant } = ingredient
  const isOpen = isExpanded && canExchange
  const note = original === null ? null : t('meal-details/instead-of', { original: original.name })
  const face = <FoodFace food={ingredient} note={note} />
  const close = () => {
    setExpanded(false)
    toggle.current?.focus()
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
          aria-disabled={!canExchange || undefined}
          onClick={() => setExpanded(canExchange && !isExpanded)}
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
          <FoodChoices ingredient={ingredient} date={date} onClose={close} />
        </div>
      ) : null}
    </li>
  )
}
