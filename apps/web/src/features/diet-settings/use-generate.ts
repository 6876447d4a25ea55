import { type CompleteDietSettings, completeDietSettings, type FieldErrors } from '@dayplate/rules/diet-settings'
import { type ComponentType, useState } from 'react'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import type { Failed } from '../../platform/graphql-client/answer.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import { storage } from '../../platform/storage/storage.ts'
import type { DietChangeFragment } from './diet-settings.gen.ts'
import type { DietChangeDialogProps } from './change/diet-change-dialog.tsx'
import { clearRememberedConsent } from './remembered-consent.ts'
import { askForChange, type GenerateOutcome, type PlanRequest, sendGenerate } from './send-generate.ts'
import type { Wizard } from './use-wizard.ts'
import { forgetKeptChoice } from '../../domain/kept-choice/kept-choice.ts'
import { clearDraft } from './wizard-draft.ts'

/** The storage key of the user's sex. Other screens read it before they query the gateway (specification, section 4). */
const SEX_KEY = 'sex'

/** The dialog loads when it is needed, because most users of the wizard are new and have no plan to compare. */
const changeDialog = lazyPart(async () => (await import('./change/diet-change-dialog.tsx')).DietChangeDialog)

export type GenerateState =
  | { readonly kind: 'asking' | 'comparing' | 'preparing' }
  | Failed
  /** A preview of the change is shown. `isStale`: it replaces an earlier preview, because the days have changed since then. */
  | {
      readonly kind: 'reviewing'
      readonly change: DietChangeFragment
      readonly isStale: boolean
      readonly Dialog: ComponentType<DietChangeDialogProps>
    }

interface GenerateEvents {
  /** Called when the plan is made or the user has no access. In both cases the day plan has something to show. */
  readonly onDayPlan: (outcome: 'generated' | 'no-access') => void
  readonly onRefused: (errors: readonly FieldErrors[]) => void
}

/** Makes the plan. Presses while it runs are ignored. Users who already have a plan first see a preview of what changes. */
export function useGenerate(
  {
    answers,
    exclusions,
    healthDataConsent,
  }: Pick<Wizard, 'answers' | 'exclusions'> & Pick<PlanRequest, 'healthDataConsent'>,
  { hasPlan, onDayPlan, onRefused }: GenerateEvents & { readonly hasPlan: boolean },
) {
  const [state, setState] = useState<GenerateState>(ASKING)

  const review = async (change: DietChangeFragment, isStale: boolean) => {
    const Dialog = await changeDialog.load().catch(() => null)
    setState(Dialog === null ? NOT_ARRIVED : { kind: 'reviewing', change, isStale, Dialog })
  }
  const follow = (settings: CompleteDietSettings, outcome: GenerateOutcome) => {
    switch (outcome.kind) {
      case 'failed':
        return setState(outcome)
      case 'stale':
        return review(outcome.change, true)
      case 'refused':
        setState(ASKING)
        return onRefused(outcome.errors)
      case 'generated':
        rememberGenerated(settings)
        return onDayPlan('generated')
      case 'no-access':
        return onDayPlan('no-access')
    }
  }
  const prepare = async (request: PlanRequest, token: string | null) => {
    setState({ kind: 'preparing' })
    await follow(request.settings, await sendGenerate(request, token))
  }
  const compare = async (request: PlanRequest) => {
    setState({ kind: 'comparing' })
    const outcome = await askForChange(request)
    if (outcome.kind !== 'previewed') return follow(request.settings, outcome)
    const { change } = outcome
    if (change.from === null && change.replacedDays.length === 0) return prepare(request, change.token)
    await review(change, false)
  }
  const start = useSingleFlight(async (accepted: DietChangeFragment | null) => {
    const settings = completeDietSettings(answers)
    if (settings === null) return
    const request = { settings, exclusions, healthDataConsent }
    await (hasPlan && accepted === null ? compare(request) : prepare(request, accepted?.token ?? null))
  })
  return {
    state,
    generate: () => void start(null),
    accept: (change: DietChangeFragment) => void start(change),
    backToAnswers: () => setState(ASKING),
  }
}

const ASKING = { kind: 'asking' } as const
const NOT_ARRIVED = { kind: 'failed', failure: { kind: 'network' } } as const

function rememberGenerated(settings: CompleteDietSettings): void {
  storage.write(SEX_KEY, settings.sex)
  clearDraft()
  forgetKeptChoice()
  clearRememberedConsent()
}
