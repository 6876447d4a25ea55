import type { Translate } from '@dayplate/messages'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { failureIn } from '../../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { MealsWithoutDocument, type MealsLeftFragment } from '../diet-settings.gen.ts'
import { type ChosenExclusions, exclusionsInput, isNothing } from './chosen-exclusions.ts'
import styles from './exclusion-fields.module.css'
import { useSettled } from './use-settled.ts'

/** The time from the last change to the count of meals, in milliseconds. */
const QUIET_MS = 300

/** The number of meals that remain. If only few remain of a type, it names the exclusion that removes most of them. */
export function MealsLeftNote({ chosen, dietId }: { readonly chosen: ChosenExclusions; readonly dietId: number }) {
  const settled = useSettled(chosen, QUIET_MS)
  const answer = useAnswer({
    query: MealsWithoutDocument,
    variables: { exclusions: exclusionsInput(settled), dietId },
    pause: isNothing(settled),
  })
  // A failure is not shown, because the user can continue without the count. Saving is refused if no meal of some type remains.
  useHandled(failureIn(answer))
  const counted = answer.kind === 'answered' ? answer.data.mealsWithout : undefined
  if (isNothing(chosen) || counted?.__typename !== 'MealsWithout') return null
  return <MealsLeft mealsLeft={counted.mealsLeft} />
}

/** The same note for counts that have already loaded. */
export function MealsLeft({ mealsLeft }: { readonly mealsLeft: readonly MealsLeftFragment[] }) {
  const t = useT()
  const few = mealsLeft.filter(({ reason }) => reason !== null)
  if (few.length === 0) {
    const count = (type: MealsLeftFragment['type']) => mealsLeft.find((left) => left.type === type)?.count ?? 0
    return (
      <p className={styles.help} role="status">
        {t('exclusions/meals-left', {
          breakfasts: count('Breakfast'),
          lunches: count('Lunch'),
          snacks: count('Snack'),
          dinners: count('Dinner'),
        })}
      </p>
    )
  }
  return few.map((left) => (
    <Alert key={left.type} kind="warning">
      {fewText(left, t)}
    </Alert>
  ))
}

const FEW = {
  Breakfast: 'exclusions/few/breakfast',
  Lunch: 'exclusions/few/lunch',
  Snack: 'exclusions/few/snack',
  Dinner: 'exclusions/few/dinner',
} as const satisfies Record<MealsLeftFragment['type'], string>

function fewText({ type, count, dearest }: MealsLeftFragment, t: Translate): string {
  const few = t(FEW[type], { count })
  if (dearest === null) return few
  const { allergen, food } = dearest.excluded
  const name = allergen === null ? (food?.name ?? '') : t(`allergen/${allergen}`)
  return `${few} ${t('exclusions/dearest', { name, count: dearest.mealCount })}`
}
