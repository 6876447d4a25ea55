import type { ExclusionAnswers } from '@dayplate/rules/diet-settings'

/** A person's favourites and exclusions, read together with a day. */
export interface ViewerTastes {
  readonly favouriteMealIds: readonly string[]
  /** Empty after a withdrawn health consent. */
  readonly exclusions: ExclusionAnswers
}

const tastesByRequest = new WeakMap<object, ViewerTastes>()

/** Keeps them for the rest of the request, because every meal of a day needs them. */
export const keepTastes = (request: object, tastes: ViewerTastes): void => void tastesByRequest.set(request, tastes)

/** The tastes kept by this request; null in a request that has read no day. */
export const findKeptTastes = (request: object): ViewerTastes | null => tastesByRequest.get(request) ?? null
