import { ALLERGENS, type Allergen } from '@dayplate/nutrition'
import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { FilterChip, FilterChips } from '../../../ui/filter-chip/filter-chip.tsx'
import { RemovableChip } from '../../../ui/filter-chip/removable-chip.tsx'
import { type ChosenExclusions, type ChosenFood, withAllergen, withoutFoods } from './chosen-exclusions.ts'
import styles from './exclusion-fields.module.css'
import { FoodSiblings } from './food-siblings.tsx'
import { FoodSearch } from './food-search.tsx'
import { MealsLeftNote } from './meals-left-note.tsx'
import { type RelatedQuestion, relatedQuestions } from './related-questions.ts'

export interface ExclusionFieldsProps {
  readonly chosen: ChosenExclusions
  /** The diet whose remaining meals are counted. Null hides the count. */
  readonly dietId: number | null
  readonly onChange: (chosen: ChosenExclusions) => void
  readonly error?: string | undefined
}

/** Fields to exclude allergens and foods, and the number of meals that remain. */
export function ExclusionFields({ chosen, dietId, onChange, error }: ExclusionFieldsProps) {
  const t = useT()
  const [latest, setLatest] = useState<ChosenFood | null>(null)
  const [answered, setAnswered] = useState<readonly Allergen[]>([])
  const isLatestOut = chosen.foods.some(({ id }) => id === latest?.id)
  return (
    <>
      <section className={styles.part} aria-labelledby="allergens">
        <h2 id="allergens" className={styles.title}>
          {t('exclusions/allergens')}
        </h2>
        <FilterChips label={t('exclusions/allergens')}>
          {ALLERGENS.map((allergen) => (
            <FilterChip
              key={allergen}
              isOn={chosen.allergens.includes(allergen)}
              onChange={(isOn) => onChange(withAllergen(chosen, allergen, isOn))}
            >
              {t(`allergen/${allergen}`)}
            </FilterChip>
          ))}
        </FilterChips>
        {relatedQuestions(chosen, answered).map(({ allergen, related }) => (
          <RelatedAllergen
            key={allergen}
            allergen={allergen}
            related={related}
            chosen={chosen}
            onChange={(changed) => {
              setAnswered([...answered, allergen])
              onChange(changed)
            }}
          />
        ))}
        <p className={styles.help}>{t('exclusions/allergens/help')}</p>
      </section>
      <section className={styles.part} aria-labelledby="foods">
        <h2 id="foods" className={styles.title}>
          {t('exclusions/foods')}
        </h2>
        <FoodSearch chosen={chosen} onChange={onChange} onChosen={setLatest} error={error} />
        {latest !== null && isLatestOut ? (
          <FoodSiblings key={latest.id} food={latest} chosen={chosen} onChange={onChange} />
        ) : null}
        {chosen.foods.length === 0 ? null : (
          <FilterChips label={t('exclusions/foods/left-out')}>
            {chosen.foods.map(({ id, name }) => (
              <RemovableChip key={id} label={name} onRemove={() => onChange(withoutFoods(chosen, [{ id }]))} />
            ))}
          </FilterChips>
        )}
      </section>
      {dietId === null ? null : <MealsLeftNote chosen={chosen} dietId={dietId} />}
    </>
  )
}

interface RelatedAllergenProps extends RelatedQuestion, Pick<ExclusionFieldsProps, 'chosen' | 'onChange'> {}

function RelatedAllergen({ allergen, related, chosen, onChange }: RelatedAllergenProps) {
  const t = useT()
  const name = t(`allergen/${related}`)
  const label = t('exclusions/related', { allergen: t(`allergen/${allergen}`) })
  return (
    <div className={styles.siblings}>
      <p className={styles.help}>{label}</p>
      <FilterChips label={label}>
        <FilterChip
          isOn={chosen.allergens.includes(related)}
          onChange={(isOn) => onChange(withAllergen(chosen, related, isOn))}
        >
          {name}
        </FilterChip>
      </FilterChips>
    </div>
  )
}
