import type { ReactNode } from 'react'

export interface Toast {
  readonly text: string
  readonly icon?: ReactNode
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
}

export interface ShownToast extends Toast {
  readonly id: number
}

let shown: ShownToast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function show(next: ShownToast | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Says one short thing above the tab bar for a few seconds. A newer toast takes the place of the older. */
export function showToast(toast: Toast): void {
  lastId += 1
  show({ ...toast, id: lastId })
}

/** Takes the toast away, unless a newer one stands there by now. */
export function dismissToast(id: number): void {
  if (shown?.id === id) show(null)
}

export function readToast(): ShownToast | null {
  return shown
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
