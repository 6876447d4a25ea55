import { formatDay, type CalendarDay } from '@dayplate/dates'
import { useState } from 'react'
import { reportError } from '../../platform/errors/report-error.ts'
import { acknowledge } from '../../platform/errors/watched-failures.ts'
import { failedText } from '../replacements/failed-text.ts'
import { offerUndo } from '../replacements/offer-undo.ts'
import {
  InsertFavoriteToDayplanDocument,
  InsertMealToDayplanDocument,
  type InsertFavoriteToDayplanMutation,
} from './insertion.gen.ts'
import type { InsertionWay } from './use-insertion-preview.ts'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'

/** The texts that explain why nothing was inserted. */
export interface InsertRefusal {
  readonly title: string
  readonly description: string
  readonly isSkipable: boolean
}

/** The meal to insert. Its name is empty until it has loaded. */
export interface InsertedMeal {
  readonly id: string
  readonly name: string
  readonly language: string | undefined
}

interface InsertInput {
  readonly meal: InsertedMeal
  readonly way: InsertionWay
  readonly onDone: () => void
}

interface Insertion {
  readonly date: CalendarDay
  /** The meal that the preview showed; null if it is unknown. */
  readonly originalMealId: string | null
  readonly skipsWarnings: boolean
}

/** Inserts a meal and ignores presses while a call is running. A toast confirms it and offers Undo. */
export function useInsertMeal({ meal, way, onDone }: InsertInput) {
  const t = useT()
  const language = useLanguage()
  const [isInserting, setInserting] = useState(false)
  const [refusal, setRefusal] = useState<InsertRefusal | null>(null)
  const apologise = (description: string): InsertRefusal => {
    reportError('Failed to insert meal to dayplan')
    return { title: t('error/occurred'), description, isSkipable: false }
  }
  const insert = useSingleFlight(async ({ date, originalMealId, skipsWarnings }: Insertion) => {
    setInserting(true)
    const variables = { date, replacementId: meal.id, originalMealId, skipValidation: skipsWarnings }
    const sent = await (way === 'favourite'
      ? sendMutation(InsertFavoriteToDayplanDocument, variables)
      : sendMutation(InsertMealToDayplanDocument, variables))
    setInserting(false)
    if (sent.kind === 'failed') {
      // The alert reports the failure.
      acknowledge(sent.failure)
      return setRefusal(apologise(failedText(sent)))
    }
    const result =
      'insertMealToDayplan' in sent.data ? sent.data.insertMealToDayplan : sent.data.insertFavoriteToDayplan
    if (result.__typename !== 'FavoriteInserted') {
      return setRefusal(refusalOf(result) ?? apologise(t('error/message/generic')))
    }
    setRefusal(null)
    onDone()
    offerUndo(t('insertion/done', { meal: meal.name, day: formatDay(date, language, 'full') }), result.changeId)
  })
  return {
    insert: (insertion: Insertion) => void insert(insertion),
    isInserting,
    refusal,
  }
}

/** The gateway's text for a refusal; null if it gives none. */
function refusalOf(result: InsertFavoriteToDayplanMutation['insertFavoriteToDayplan']): InsertRefusal | null {
  if (result.__typename !== 'ValidationException') return null
  const { title, description, skipable } = result
  if (title === null || description === null) return null
  return { title, description, isSkipable: skipable === true }
}
