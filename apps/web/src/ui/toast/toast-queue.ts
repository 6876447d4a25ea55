import type { ReactNode } from 'react'

export interface Toast {
  readonly text: string
  readonly icon?: ReactNode
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
  /** It leads away from the page: what parts of that page say a moment later of the same cause is not heard. */
  readonly isLastWord?: boolean
}

export interface ShownToast extends Toast {
  readonly id: number
  /** Its action is under way or done: it answers no more, and keeps its place for the second press of a double click. */
  readonly isSpent: boolean
}

interface SaidToast extends ShownToast {
  /** In milliseconds of the page. */
  readonly saidAtMs: number
}

/** What is said right before somebody is led elsewhere is read there. */
const LED_ELSEWHERE_MS = 1000

/** One at a time, the newest: what it says, and offers to undo, is what happened last. */
let shown: SaidToast | null = null
let lastId = 0
/** The places where toasts can stand, the newest last. */
let regions: readonly symbol[] = []
const listeners = new Set<() => void>()

function tellAll(): void {
  for (const listener of listeners) listener()
}

/** Says one short thing for a few seconds, in place of what was said before it. */
export function showToast(toast: Toast): void {
  if (shown?.isLastWord && isFresh(shown)) return
  lastId += 1
  shown = { ...toast, id: lastId, isSpent: false, saidAtMs: performance.now() }
  tellAll()
}

const isFresh = ({ saidAtMs }: SaidToast): boolean => saidAtMs > performance.now() - LED_ELSEWHERE_MS

/** Takes the action of a toast, once. */
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

/** Who goes on has read it, and it must not lie over what comes next. An Undo stays: it may still be wanted there. */
export function leaveToasts(): void {
  if (shown === null || shown.action !== undefined || isFresh(shown)) return
  shown = null
  tellAll()
}

/** Nobody is there any more for whom it stood, nor for what it offers to undo. */
export function clearToast(): void {
  shown = null
  tellAll()
}

/** The toast that stands now. */
export const readToast = (): ShownToast | null => shown

/** An open dialog makes the rest of the page inert, toasts included, so they stand in the newest dialog. */
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
