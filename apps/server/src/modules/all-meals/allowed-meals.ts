import type { Diet } from '@dayplate/nutrition'
import { dietOfId, exclusionsOf } from '@dayplate/rules/diet-settings'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { findCurrentSettings, findUsableExclusions } from '../diet-settings/index.ts'
import { plannableMeals } from '../planning/index.ts'

/** Ids of meals by the diet that allows them. */
type IdsOfDiet = (diet: Diet) => ReadonlySet<string>

/** The meals that the planner may choose for a person, in the form that they get. */
export interface AllowedMeals {
  readonly diet: Diet
  readonly mealIds: ReadonlySet<string>
  /** Those that a diet would allow them, with the same exclusions. */
  readonly idsOfDiet: IdsOfDiet
}

/**
 * Finds the meals of a person by the planner's own rules. Null before they have a diet, and while their consent to health data is
 * withdrawn, because their exclusions may not be used then.
 */
export async function findAllowedMeals(
  db: Kysely<DB>,
  catalogue: Catalogue,
  userId: string,
): Promise<AllowedMeals | null> {
  const answers = await findUsableExclusions(db, userId)
  const settings = answers === null ? null : await findCurrentSettings(db, userId)
  const diet = settings === null ? null : dietOfId(settings.dietId)
  if (answers === null || diet === null) return null
  const exclusions = exclusionsOf(answers)
  const idsOfDiet: IdsOfDiet = (asked) =>
    new Set(plannableMeals(catalogue, { diet: asked, exclusions }).map(({ id }) => id))
  return { diet, mealIds: idsOfDiet(diet), idsOfDiet }
}
