import type { CompleteDietSettings, FieldErrors } from '@dayplate/rules/diet-settings'
import type { Failed } from '../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { DietGeneratePreviewDocument, MeDietGenerateDocument, type DietChangeFragment } from './diet-settings.gen.ts'
import { type ChosenExclusions, exclusionsInput } from './exclusions/chosen-exclusions.ts'

/** Everything that the gateway needs to make a plan. */
export interface PlanRequest {
  readonly settings: CompleteDietSettings
  readonly exclusions: ChosenExclusions
  /** Whether the user gave the health data consent with these answers. False if an earlier consent is still valid. */
  readonly healthDataConsent: boolean
}

type NoPlan =
  | Failed
  | { readonly kind: 'no-access' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldErrors[] }

export type PreviewOutcome = NoPlan | { readonly kind: 'previewed'; readonly change: DietChangeFragment }

/** `stale`: nothing was changed, because the change would differ from the preview that the user saw. `change` is a new preview. */
export type GenerateOutcome =
  | NoPlan
  | { readonly kind: 'generated' }
  | { readonly kind: 'stale'; readonly change: DietChangeFragment }

const requestOf = ({ settings, exclusions, healthDataConsent }: PlanRequest) => ({
  ...settings,
  exclusions: exclusionsInput(exclusions),
  // The wizard does not send a request after a Yes to a question about health.
  healthConfirmed: true,
  healthDataConsent,
})

/** Queries how a plan from these answers would change the current plan. */
export async function askForChange(request: PlanRequest): Promise<PreviewOutcome> {
  const asked = await sendQuery(DietGeneratePreviewDocument, { request: requestOf(request) }, { isFresh: true })
  if (asked.kind === 'failed') return asked
  const answer = asked.data.dietGeneratePreview
  switch (answer.__typename) {
    case 'DietChangePreview':
      return { kind: 'previewed', change: answer }
    case 'UnauthorizedException':
      return { kind: 'no-access' }
    case 'ValidationException':
      return { kind: 'refused', errors: answer.details }
  }
}

/** Makes the plan. With the token of a preview, the gateway makes it only if it still matches that preview. */
export async function sendGenerate(request: PlanRequest, token: string | null): Promise<GenerateOutcome> {
  const sent = await sendMutation(MeDietGenerateDocument, { request: requestOf(request), token })
  if (sent.kind === 'failed') return sent
  const answer = sent.data.me.dietGenerate
  switch (answer.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'generated' }
    case 'DietChangePreview':
      return { kind: 'stale', change: answer }
    case 'UnauthorizedException':
      return { kind: 'no-access' }
    case 'ValidationException':
      return { kind: 'refused', errors: answer.details }
  }
}
