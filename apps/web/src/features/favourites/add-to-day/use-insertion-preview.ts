import type { CalendarDay } from '@dayplate/dates'
import { useQuery } from 'urql'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { failureOf } from '../../../platform/graphql-client/failure.ts'
import {
  type ExchangeEffectFragment,
  FavouriteNameDocument,
  InsertFavoritePreviewDocument,
  type InsertFavoritePreviewQuery,
} from '../favourites.gen.ts'

/** What inserting does to a day, as far as it is known. */
export type InsertionPreview =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'effect'
      readonly kcal: number
      readonly original: { readonly id: string; readonly name: string }
      readonly effect: ExchangeEffectFragment
    }
  /** In the gateway's words; `isThere`: the meal stands on this day, so that there is nothing to ask for. */
  | { readonly kind: 'refused'; readonly description: string; readonly isThere: boolean }
  /** It could not be found out; the deed itself will be told about. */
  | { readonly kind: 'unknown' }

/** Asked anew each time, for a day changes; null asks nothing. */
export function useInsertionPreview(mealId: string, date: CalendarDay | null) {
  const [named] = useQuery({ query: FavouriteNameDocument, variables: { mealId } })
  const [{ data, error, operation }] = useQuery({
    query: InsertFavoritePreviewDocument,
    variables: { date: date ?? '', replacementId: mealId },
    requestPolicy: 'network-only',
    pause: date === null,
  })
  useHandled(error && failureOf(error))
  useHandled(named.error && failureOf(named.error))
  // Right after another day is chosen the hook still holds the one before.
  const isOfDay = operation?.variables.date === date
  return {
    name: named.data?.favoriteMeal?.publicName ?? '',
    preview: previewOf(isOfDay ? data : undefined, isOfDay && error !== undefined),
  }
}

function previewOf(data: InsertFavoritePreviewQuery | undefined, hasFailed: boolean): InsertionPreview {
  if (data === undefined) return hasFailed ? { kind: 'unknown' } : { kind: 'loading' }
  const preview = data.insertFavoritePreview
  switch (preview.__typename) {
    case 'InsertFavoritePreview':
      return { kind: 'effect', ...preview }
    case 'ValidationException':
      return {
        kind: 'refused',
        description: preview.description ?? '',
        isThere: preview.details.some(({ messages }) => messages.includes('favourites/already-there')),
      }
    case 'UnauthorizedException':
      return { kind: 'unknown' }
  }
}
