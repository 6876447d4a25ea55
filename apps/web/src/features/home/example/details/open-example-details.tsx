import type { ExampleChoice } from '@dayplate/rules/example-days'
import { LazyOverlay } from '../../../../platform/lazy/lazy-overlay.tsx'
import { useT } from '../../../../platform/i18n/i18n.ts'
import { lazyPart } from '../../../../platform/lazy/lazy-part.ts'
import { useLingering } from '../../../../platform/navigation/use-lingering.ts'
import type { ExampleMealFragment } from '../../home.gen.ts'

/** How long a closed meal stays rendered while it animates out, in milliseconds. */
const CLEARED_AFTER_MS = 500

const exampleDetails = lazyPart(async () => (await import('./example-details.tsx')).ExampleDetails, 'meal-details')

interface OpenExampleDetailsProps {
  readonly choice: ExampleChoice
  readonly meals: readonly ExampleMealFragment[]
  /** The type of the meal that the address names; null while none is open. */
  readonly shown: string | null
  readonly onClose: () => void
}

/** Opens the recipe of the meal that the address names. */
export function OpenExampleDetails({ choice, meals, shown, onClose }: OpenExampleDetailsProps) {
  const t = useT()
  const lingering = useLingering(shown, CLEARED_AFTER_MS)
  const meal = meals.find(({ mealType }) => mealType.type === lingering)
  if (meal === undefined) return null
  return (
    <LazyOverlay
      part={exampleDetails}
      props={{ choice, meal, isOpen: shown !== null, onClose }}
      failedText={t('example/details-failed')}
    />
  )
}
