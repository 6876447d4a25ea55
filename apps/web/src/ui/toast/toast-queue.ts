import type { ReactNode } from 'react'

export interface Toast {
  readonly text: string
  readonly icon?: ReactNode
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
  /** Set if the user leaves the page with this toast. Later toasts of that page about the same cause are then ignored. */
  readonly isLastWord?: boolean
}

export interface ShownToast extends Toast {
  readonly id: number
  /** Its action is running or done: it ignores further presses, and keeps its place for the second press of a double click. */
  readonly isSpent: boolean
}

interface SaidToast extends ShownToast {
  /** When it was shown, in milliseconds since the page was opened. */
  readonly saidAtMs: number
}

/** A toast shown this shortly before a navigation is read on the next page. */
const LED_ELSEWHERE_MS = 1000

/** The newest toast. Only one is shown, because its text and its Undo belong to the last action. */
let shown: SaidToast | null = null
let lastId = 0
/** The places that can show toasts, the newest last. */
let regions: readonly symbol[] = []
const listeners = new Set<() => void>()

function tellAll(): void {
  for (const listener of listeners) listener()
}

/** Shows a short text for a few seconds, in place of the previous toast. */
export function showToast(toast: Toast): void {
  if (shown?.isLastWord && isFresh(shown)) return
  lastId += 1
  shown = { ...toast, id: lastId, isSpent: false, saidAtMs: performance.now() }
  tellAll()
}

const isFresh = ({ saidAtMs }: SaidToast): boolean => saidAtMs > performance.now() - LED_ELSEWHERE_MS

/** Runs the action of a toast, once. */
export function takeAction(id: number): void {
  if (shown?.id !== id || shown.isSpent) return
  const { action } = shown
  shown = { ...shown, isSpent: true }
  tellAll()
  action?.onClick()
}

export function dismissToast(id: number): void {
  if (shown?.id !== id) return
  shown = null
  tellAll()
}

/**
 * Removes the toast on a navigation, because the user has read it and it must not cover the next page. A toast with Undo stays,
 * because Undo may still be wanted.
 */
export function leaveToasts(): void {
  if (shown === null || shown.action !== undefined || isFresh(shown)) return
  shown = null
  tellAll()
}

/** Removes the toast at the end of a session, because neither its text nor its Undo concern the next user. */
export function clearToast(): void {
  shown = null
  tellAll()
}

/** The current toast. */
export const readToast = (): ShownToast | null => shown

/** An open dialog makes the rest of the page inert, including toasts, so they appear in the newest dialog. */
export function enterRegion(region: symbol, isInDialog: boolean): () => void {
  regions = isInDialog ? [...regions, region] : [region, ...regions]
  tellAll()
  return () => {
    regions = regions.filter((one) => one !== region)
    tellAll()
  }
}

export function readTopRegion(): symbol | undefined {
  return regions.at(-1)
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
