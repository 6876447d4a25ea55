import type { FieldErrors } from '@dayplate/rules/diet-settings'
import { useState } from 'react'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import type { Failed } from '../../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import {
  type ExclusionsPreviewFragment,
  ExclusionsPreviewDocument,
  ExclusionsSaveDocument,
} from '../diet-settings.gen.ts'
import { type ChosenExclusions, exclusionsInput } from './chosen-exclusions.ts'

/** The state of a change of exclusions. */
export type ExclusionsChange =
  | { readonly kind: 'choosing' | 'asking' }
  | Failed
  | { readonly kind: 'refused'; readonly errors: readonly FieldErrors[] }
  /** No plan can be made, because no meal of some type would remain. */
  | { readonly kind: 'impossible'; readonly preview: ExclusionsPreviewFragment }
  | {
      readonly kind: 'reviewing'
      readonly preview: ExclusionsPreviewFragment
      /** Whether this preview replaces an earlier one, because the days have changed since then. */
      readonly isStale: boolean
      readonly isSaving: boolean
    }

/** Queries a preview of the change, shows it if days would change, and saves only the change that the preview describes. */
export function useExclusionsChange(onSaved: (hasChangedDays: boolean) => void) {
  const [state, setState] = useState<ExclusionsChange>({ kind: 'choosing' })

  const save = async (chosen: ChosenExclusions, preview: ExclusionsPreviewFragment) => {
    const variables = { exclusions: exclusionsInput(chosen), token: preview.token, healthDataConsent: true }
    const sent = await sendMutation(ExclusionsSaveDocument, variables)
    if (sent.kind === 'failed') return setState(sent)
    const answer = sent.data.me.exclusionsSave
    switch (answer.__typename) {
      case 'BasicMutationSuccess':
        return onSaved(preview.days.length > 0)
      case 'ExclusionsPreview':
        return setState({ kind: 'reviewing', preview: answer, isStale: true, isSaving: false })
      case 'ValidationException':
        return setState({ kind: 'refused', errors: answer.details })
    }
  }

  const ask = useSingleFlight(async (chosen: ChosenExclusions) => {
    setState({ kind: 'asking' })
    const asked = await sendQuery(ExclusionsPreviewDocument, { exclusions: exclusionsInput(chosen) }, { isFresh: true })
    if (asked.kind === 'failed') return setState(asked)
    const preview = asked.data.exclusionsPreview
    if (preview.__typename === 'ValidationException') return setState({ kind: 'refused', errors: preview.details })
    if (!preview.canBePlanned) return setState({ kind: 'impossible', preview })
    if (preview.days.length === 0) return save(chosen, preview)
    setState({ kind: 'reviewing', preview, isStale: false, isSaving: false })
  })
  const accept = useSingleFlight(async (chosen: ChosenExclusions) => {
    if (state.kind !== 'reviewing') return
    setState({ ...state, isSaving: true })
    await save(chosen, state.preview)
  })
  return { state, ask, accept, goBack: () => setState({ kind: 'choosing' }) }
}
