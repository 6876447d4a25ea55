import type { ReactNode } from 'react'

export interface Toast {
  readonly text: string
  readonly icon?: ReactNode
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
}

export interface ShownToast extends Toast {
  readonly id: number
}

/** The first stands, the others wait until it is gone: an Undo must not vanish because something else happened. */
let toasts: readonly ShownToast[] = []
let lastId = 0
/** The places where toasts can stand, the newest last. */
let regions: readonly symbol[] = []
const listeners = new Set<() => void>()

function tellAll(): void {
  for (const listener of listeners) listener()
}

/** Says one short thing for a few seconds, after those that were said before it. */
export function showToast(toast: Toast): void {
  lastId += 1
  toasts = [...toasts, { ...toast, id: lastId }]
  tellAll()
}

export function dismissToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id)
  tellAll()
}

/** The toast that stands now. */
export function readToast(): ShownToast | null {
  return toasts[0] ?? null
}

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
