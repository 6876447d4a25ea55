import type { ComponentType } from 'react'
import type { Failure } from '../../../platform/graphql-client/failure.ts'
import type { DietChangeDialogProps } from './diet-change-dialog.tsx'

export type ChangeDialog = ComponentType<DietChangeDialogProps>

type Loaded =
  | { readonly kind: 'loaded'; readonly Dialog: ChangeDialog }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** Fetched when there is something to show: most visits of the wizard are those of new people, who have nothing to change. */
export async function loadChangeDialog(): Promise<Loaded> {
  try {
    const { DietChangeDialog } = await import('./diet-change-dialog.tsx')
    return { kind: 'loaded', Dialog: DietChangeDialog }
  } catch {
    return { kind: 'failed', failure: { kind: 'network' } }
  }
}
