import { type CompleteDietSettings, completeDietSettings, type FieldErrors } from '@dayplate/rules/diet-settings'
import { useState } from 'react'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { announceDietReady } from '../../platform/storage/diet-is-ready.ts'
import { storage } from '../../platform/storage/storage.ts'
import { MeDietGenerateDocument } from './diet-settings.gen.ts'
import type { Wizard } from './use-wizard.ts'
import { clearDraft } from './wizard-draft.ts'

/** Local key of the person's sex, which other screens read before they ask the gateway (specification, section 4). */
const SEX_KEY = 'sex'

export type GenerateState = Failed | { readonly kind: 'asking' | 'preparing' }

interface Failed {
  readonly kind: 'failed'
  readonly failure: Failure
}

type GenerateOutcome =
  | Failed
  | { readonly kind: 'generated' | 'no-access' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldErrors[] }

interface GenerateEvents {
  /** There is a plan, or none for want of access: either way the day plan has something to show. */
  readonly onDayPlan: (outcome: 'generated' | 'no-access') => void
  readonly onRefused: (errors: readonly FieldErrors[]) => void
}

/** Sends the answers once, however often it is pressed, and says where that leads. */
export function useGenerate({ answers }: Pick<Wizard, 'answers'>, events: GenerateEvents) {
  const [state, setState] = useState<GenerateState>(ASKING)
  const generate = useSingleFlight(async () => {
    const settings = completeDietSettings(answers)
    if (settings === null) return
    setState({ kind: 'preparing' })
    const outcome = await sendGenerate(settings)
    if (outcome.kind === 'failed') return setState(outcome)
    if (outcome.kind === 'refused') {
      setState(ASKING)
      return events.onRefused(outcome.errors)
    }
    if (outcome.kind === 'generated') rememberGenerated(settings)
    events.onDayPlan(outcome.kind)
  })
  return { state, generate: () => void generate(), backToAnswers: () => setState(ASKING) }
}

const ASKING = { kind: 'asking' } as const

async function sendGenerate(settings: CompleteDietSettings): Promise<GenerateOutcome> {
  const request = { ...settings, healthConfirmed: true, healthDataConsent: true }
  const sent = await sendMutation(MeDietGenerateDocument, { request })
  if (sent.kind === 'failed') return sent
  const answer = sent.data.me.dietGenerate
  switch (answer.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'generated' }
    case 'UnauthorizedException':
      return { kind: 'no-access' }
    case 'ValidationException':
      return { kind: 'refused', errors: answer.details }
  }
}

function rememberGenerated(settings: CompleteDietSettings): void {
  storage.write(SEX_KEY, settings.sex)
  clearDraft()
  announceDietReady()
}
