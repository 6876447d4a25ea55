import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { failureIn } from '../../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { FilterChip, FilterChips } from '../../../ui/filter-chip/filter-chip.tsx'
import { FoodSiblingsDocument } from '../diet-settings.gen.ts'
import { type ChosenExclusions, type ChosenFood, isFull, withFoods, withoutFoods } from './chosen-exclusions.ts'
import styles from './exclusion-fields.module.css'

interface FoodSiblingsProps {
  /** The food that the user excluded last. */
  readonly food: ChosenFood
  readonly chosen: ChosenExclusions
  readonly onChange: (chosen: ChosenExclusions) => void
}

/** Offers to exclude similar foods too, because users who exclude tofu rarely want smoked tofu instead. */
export function FoodSiblings({ food, chosen, onChange }: FoodSiblingsProps) {
  const t = useT()
  const answer = useAnswer({ query: FoodSiblingsDocument, variables: { foodId: food.id } })
  // A failure is not shown, because the user can still find these foods with the search.
  useHandled(failureIn(answer))
  const siblings = answer.kind === 'answered' && answer.isCurrent ? answer.data.foodSiblings : []
  if (siblings.length === 0) return null
  const isOn = ({ id }: ChosenFood) => chosen.foods.some((one) => one.id === id)
  const toggle = (foods: readonly ChosenFood[]) => (isWanted: boolean) =>
    onChange(isWanted ? withFoods(chosen, foods) : withoutFoods(chosen, foods))
  const label = t('exclusions/siblings', { food: food.name })
  return (
    <div className={styles.siblings}>
      <p className={styles.help}>{label}</p>
      <FilterChips label={label}>
        {siblings.length === 1 ? null : (
          <FilterChip isOn={siblings.every(isOn)} disabled={isFull(chosen)} onChange={toggle(siblings)}>
            {t('exclusions/siblings/all', { count: siblings.length })}
          </FilterChip>
        )}
        {siblings.map((sibling) => (
          <FilterChip
            key={sibling.id}
            isOn={isOn(sibling)}
            disabled={isFull(chosen) && !isOn(sibling)}
            onChange={toggle([sibling])}
          >
            {sibling.name}
          </FilterChip>
        ))}
      </FilterChips>
    </div>
  )
}
