import { ordinaryMealId } from '@dayplate/nutrition'
import { hasAccess } from '@dayplate/rules/access'
import { exclusionsOf } from '@dayplate/rules/diet-settings'
import type { Context } from '../../platform/graphql/context.ts'
import { oncePerRequest } from '../../platform/graphql/once-per-request.ts'
import { accessBy } from '../access/index.ts'
import type { MealVersion } from '../catalogue/index.ts'
import { findUsableExclusions } from '../diet-settings/index.ts'
import { findKeptTastes } from '../stored-plans/index.ts'
import { findFavouritesWithAccess } from './favourites.repository.ts'
import { currentFavourites } from './find-favourites.ts'

const storedOf = oncePerRequest(findFavouritesWithAccess)

const idsByContext = new WeakMap<Context, Promise<ReadonlySet<string>>>()

/** Ids of the recipes of the viewer's favourites, the newest first, read once for each request. A visitor has none. */
export function viewersFavourites(context: Context): Promise<ReadonlySet<string>> {
  const known = idsByContext.get(context) ?? readIds(context)
  idsByContext.set(context, known)
  return known
}

async function readIds(context: Context): Promise<ReadonlySet<string>> {
  const kept = findKeptTastes(context)
  if (kept !== null) return new Set(kept.favouriteMealIds)
  const viewer = await context.findViewer()
  return new Set(viewer === null ? [] : (await storedOf({ id: viewer.userId }, context)).ids)
}

/** The viewer's favourites, the newest first; none without access to the diet, because access is what opens recipes. */
export async function openFavourites(context: Context): Promise<readonly MealVersion[]> {
  const { userId } = await context.requireViewer()
  const { ids, ...sources } = await storedOf({ id: userId }, context)
  const access = accessBy(sources, await context.today())
  if (!hasAccess(access)) return []
  const { catalogue, db } = context.services
  // Most people have no favourite with two forms, so that their exclusions are not read.
  const hasForms = ids.some((id) => catalogue.currentByMealId.has(ordinaryMealId(id)))
  const exclusions = hasForms ? await findUsableExclusions(db, userId) : null
  return currentFavourites(catalogue, ids, exclusions === null ? null : exclusionsOf(exclusions))
}
