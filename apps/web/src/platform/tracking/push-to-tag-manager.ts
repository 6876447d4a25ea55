import { readsDoNotTrack } from './do-not-track.ts'

/** An event for statistics. Contains nothing about the person. */
export type TrackedEvent = { readonly event: string } & Readonly<Record<string, string | number>>

/**
 * Adds an event to the list that a tag manager reads. An installation without one sends nothing. People who do not want to be
 * tracked have no list.
 */
export function pushToTagManager(event: TrackedEvent): void {
  if (readsDoNotTrack()) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
