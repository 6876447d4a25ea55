import type { ExclusionAnswers } from '@dayplate/rules/diet-settings'
import type { Context } from '../../platform/graphql/context.ts'

/** What a person likes and leaves out, read with the state of a day. */
export interface ViewerTastes {
  readonly favouriteMealIds: readonly string[]
  /** Nothing once the consent to use data about health is withdrawn. */
  readonly exclusions: ExclusionAnswers
}

const tastesByContext = new WeakMap<Context, ViewerTastes>()

/** Keeps them for the rest of the request: every meal of a day asks for them. */
export const keepTastes = (context: Context, tastes: ViewerTastes): void => void tastesByContext.set(context, tastes)

/** Those of a request that has asked for a day; null in any other. */
export const findKeptTastes = (context: Context): ViewerTastes | null => tastesByContext.get(context) ?? null
