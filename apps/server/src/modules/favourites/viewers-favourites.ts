import type { Context } from '../../platform/graphql/context.ts'
import { findKeptTastes } from '../stored-plans/index.ts'
import { findFavouriteIds } from './favourites.repository.ts'

const idsByContext = new WeakMap<Context, Promise<ReadonlySet<string>>>()

/** Ids of the viewer's favourites, the newest first, read once for each request. A visitor has none. */
export function viewersFavourites(context: Context): Promise<ReadonlySet<string>> {
  const known = idsByContext.get(context) ?? readFavourites(context)
  idsByContext.set(context, known)
  return known
}

async function readFavourites(context: Context): Promise<ReadonlySet<string>> {
  const kept = findKeptTastes(context)
  if (kept !== null) return new Set(kept.favouriteMealIds)
  const viewer = await context.findViewer()
  return new Set(viewer === null ? [] : await findFavouriteIds(context.services.db, viewer.userId))
}
