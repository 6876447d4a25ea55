import type { CalendarDay } from '@dayplate/dates'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { failureIn } from '../../platform/graphql-client/answer.ts'
import { type LiveAnswer, useAnswer } from '../../platform/graphql-client/use-answer.ts'
import {
  type ExchangeEffectFragment,
  InsertFavoritePreviewDocument,
  type InsertFavoritePreviewQuery,
  InsertMealPreviewDocument,
} from './insertion.gen.ts'

/** How a meal is inserted: as a favourite, whatever the diet, or as any meal that the diet allows. */
export type InsertionWay = 'favourite' | 'allowed'

const PREVIEWS = { favourite: InsertFavoritePreviewDocument, allowed: InsertMealPreviewDocument }

/** The state of the query for the effect of an insertion. */
export type InsertionPreview =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'effect'
      readonly kcal: number
      readonly original: { readonly id: string; readonly name: string }
      readonly effect: ExchangeEffectFragment
    }
  /** `description` is the gateway's text. `isThere`: the meal is already planned on this day, so it cannot be inserted. */
  | { readonly kind: 'refused'; readonly description: string; readonly isThere: boolean }
  /** The query failed. The insertion itself will report its own failure. */
  | { readonly kind: 'unknown' }

interface PreviewInput {
  readonly mealId: string
  readonly way: InsertionWay
  /** Null: no query. */
  readonly date: CalendarDay | null
}

/** Queries the effect without the cache, because the day may have changed. */
export function useInsertionPreview({ mealId, way, date }: PreviewInput): InsertionPreview {
  const answer = useAnswer({
    query: PREVIEWS[way],
    variables: { date: date ?? '', replacementId: mealId },
    requestPolicy: 'network-only',
    pause: date === null,
  })
  useHandled(failureIn(answer))
  return previewOf(answer, date)
}

type Previewed = LiveAnswer<InsertFavoritePreviewQuery, { readonly date: string }>

function previewOf(answer: Previewed, date: CalendarDay | null): InsertionPreview {
  if (answer.kind === 'failed' && date !== null) return { kind: 'unknown' }
  // Right after another day was chosen, the hook still returns the answer for the previous day.
  if (answer.kind !== 'answered' || answer.variables?.date !== date) return { kind: 'loading' }
  const preview = answer.data.preview
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
