import { ALLERGENS, type Allergen, RELATED_ALLERGEN } from '@dayplate/nutrition'
import type { ChosenExclusions } from './chosen-exclusions.ts'

export interface RelatedQuestion {
  /** An allergen that the user excludes. */
  readonly allergen: Allergen
  /** The one that people often mean too. */
  readonly related: Allergen
}

/**
 * The questions about allergens that people often mean too. One stays while the related allergen is eaten, and after its
 * answer, so that nothing moves away under the finger.
 *
 * @param answered the allergens whose question was answered since the page was opened.
 */
export const relatedQuestions = (
  { allergens }: Pick<ChosenExclusions, 'allergens'>,
  answered: readonly Allergen[],
): readonly RelatedQuestion[] =>
  ALLERGENS.flatMap((allergen) => {
    const related = RELATED_ALLERGEN[allergen]
    if (related === undefined || !allergens.includes(allergen)) return []
    return allergens.includes(related) && !answered.includes(allergen) ? [] : [{ allergen, related }]
  })
