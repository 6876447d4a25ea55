import type { ExclusionAnswers } from '@dayplate/rules/diet-settings'

/** What a person likes and leaves out, read with the state of a day. */
export interface ViewerTastes {
  readonly favouriteMealIds: readonly string[]
  /** Nothing once the consent to use data about health is withdrawn. */
  readonly exclusions: ExclusionAnswers
}

const tastesByRequest = new WeakMap<object, ViewerTastes>()

/** Keeps them for the rest of the request: every meal of a day asks for them. */
export const keepTastes = (request: object, tastes: ViewerTastes): void => void tastesByRequest.set(request, tastes)

/** Those of a request that has asked for a day; null in any other. */
export const findKeptTastes = (request: object): ViewerTastes | null => tastesByRequest.get(request) ?? null
