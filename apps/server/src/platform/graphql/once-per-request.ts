import type { Services } from '../../services.ts'
import type { Context } from './context.ts'

/** Reads rows once for each request, because many fields of one answer come from the same rows of one user. */
export function oncePerRequest<Found>(find: (db: Services['db'], userId: string) => Promise<Found>) {
  const found = new WeakMap<Context, Promise<Found>>()
  return ({ id }: { readonly id: string }, context: Context): Promise<Found> => {
    const known = found.get(context) ?? find(context.services.db, id)
    found.set(context, known)
    return known
  }
}
