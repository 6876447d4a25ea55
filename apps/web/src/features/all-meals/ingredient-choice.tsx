import { findByWords } from '@dayplate/rules/meal-search'
import { useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { ComboField } from '../../ui/combo-field/combo-field.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { ListedFood } from './list-of-meals.ts'
import { SEARCH_MAX_LENGTH } from './meal-filters.ts'

/** How many foods are shown. People type on instead of reading more. */
const FOODS_SHOWN = 20

interface IngredientChoiceProps {
  readonly foods: readonly ListedFood[]
  readonly onChoose: (foodId: string) => void
  readonly onClose: () => void
}

/** The choice of an ingredient that the meals should contain, out of those that any meal of the list contains. */
export function IngredientChoice({ foods, onChoose, onClose }: IngredientChoiceProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const found = findByWords(foods, typed, ({ words }) => words) ?? []
  return (
    <Dialog title={t('all-meals/ingredient/title')} onClose={onClose}>
      <ComboField
        label={t('all-meals/ingredient/search')}
        name="ingredient"
        value={typed}
        onChange={setTyped}
        maxLength={SEARCH_MAX_LENGTH}
        options={found.slice(0, FOODS_SHOWN).map(({ id, name }) => ({ id, label: name }))}
        status={
          found.length === 0 ? t('all-meals/ingredient/none') : t('all-meals/ingredient/found', { count: found.length })
        }
        onChoose={({ id }) => onChoose(id)}
      />
    </Dialog>
  )
}
