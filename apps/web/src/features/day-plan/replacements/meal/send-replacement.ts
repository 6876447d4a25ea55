import { acknowledge } from '../../../../platform/errors/watched-failures.ts'
import { failedText } from '../../../../domain/replacements/failed-text.ts'
import { reasonOf } from '../../../../domain/replacements/refusal-text.ts'
import { InsertFavoriteToDayplanDocument } from '../../../../domain/favourites/insertion/insertion.gen.ts'
import { type FailedSending, sendMutation } from '../../../../platform/graphql-client/send-mutation.ts'
import { readTranslator } from '../../../../platform/i18n/i18n.ts'
import { DietSetReplaceMealDocument, type OfferedMealFragment } from './meal.gen.ts'

interface Slot {
  readonly date: string
  readonly originalMealId: string
}

export type ReplacementOutcome =
  | { readonly kind: 'changed'; readonly changeId: string }
  /** In words. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The answer may be lost: then the day says whether it was done. Else it may be tried again. In words. */
  | { readonly kind: 'failed'; readonly isUnknown: boolean; readonly reason: string }

/** Puts an offered meal in its slot: a favourite is inserted as favourites are, any other replaces what stands there. */
export const sendReplacement = (offered: OfferedMealFragment, slot: Slot): Promise<ReplacementOutcome> =>
  offered.isFavorited ? insertFavourite(offered.id, slot) : replaceMeal(offered.id, slot)

function outcomeOf(sent: FailedSending): ReplacementOutcome {
  // The alert says so.
  acknowledge(sent.failure)
  return { kind: 'failed', isUnknown: sent.isUnknown, reason: failedText(sent) }
}

async function insertFavourite(replacementId: string, slot: Slot): Promise<ReplacementOutcome> {
  // The list has said what it does to the day: it would only be asked again.
  const variables = { ...slot, replacementId, skipValidation: true }
  const sent = await sendMutation(InsertFavoriteToDayplanDocument, variables)
  if (sent.kind === 'failed') return outcomeOf(sent)
  const result = sent.data.insertFavoriteToDayplan
  if (result.__typename === 'FavoriteInserted') return { kind: 'changed', changeId: result.changeId }
  const { t } = readTranslator()
  if (result.__typename === 'UnauthorizedException') return { kind: 'refused', reason: t('exchange/no-access') }
  return { kind: 'refused', reason: result.description ?? t('error/message/generic') }
}

async function replaceMeal(replacementId: string, slot: Slot): Promise<ReplacementOutcome> {
  const sent = await sendMutation(DietSetReplaceMealDocument, { request: { ...slot, replacementId } })
  if (sent.kind === 'failed') return outcomeOf(sent)
  const result = sent.data.dietSetReplaceMeal
  if (result.__typename === 'DayChanged') return { kind: 'changed', changeId: result.changeId }
  return { kind: 'refused', reason: reasonOf(result, readTranslator().t) }
}
