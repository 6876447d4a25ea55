import type { CalendarDay } from '@dayplate/dates'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { failureIn } from '../../../platform/graphql-client/answer.ts'
import { type LiveAnswer, useAnswer } from '../../../platform/graphql-client/use-answer.ts'
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

/** Queried each time past the cache, because days change. A null date queries nothing. */
export function useInsertionPreview(mealId: string, date: CalendarDay | null) {
  const named = useAnswer({ query: FavouriteNameDocument, variables: { mealId } })
  const answer = useAnswer({
    query: InsertFavoritePreviewDocument,
    variables: { date: date ?? '', replacementId: mealId },
    requestPolicy: 'network-only',
    pause: date === null,
  })
  useHandled(failureIn(answer))
  useHandled(failureIn(named))
  return {
    name: (named.kind === 'answered' && named.data.favoriteMeal?.publicName) || '',
    preview: previewOf(answer, date),
  }
}

type Previewed = LiveAnswer<InsertFavoritePreviewQuery, { readonly date: string }>

function previewOf(answer: Previewed, date: CalendarDay | null): InsertionPreview {
  if (answer.kind === 'failed' && date !== null) return { kind: 'unknown' }
  // Right after another day is chosen the hook still holds the one before.
  if (answer.kind !== 'answered' || answer.variables?.date !== date) return { kind: 'loading' }
  const preview = answer.data.insertFavoritePreview
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
