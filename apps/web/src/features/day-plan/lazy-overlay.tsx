import { type ComponentType, useEffect } from 'react'
import { useLazy } from '../../platform/lazy/use-lazy.ts'
import { showToast } from '../../ui/toast/toast.ts'

interface LazyOverlayProps<Props> {
  /** The same function at every drawing. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** Said where it does not arrive. */
  readonly failedText: string
}

/** What lies over the day; its code comes when it is opened. Where that does not arrive, it closes and a toast says so. */
export function LazyOverlay<Props extends { readonly onClose: () => void }>(overlay: LazyOverlayProps<Props>) {
  const { load, props, failedText } = overlay
  const state = useLazy(load)
  const isMissing = state.kind === 'failed'
  useEffect(() => {
    if (!isMissing) return
    showToast({ text: failedText })
    props.onClose()
    // oxlint-disable-next-line react/exhaustive-deps -- it is told once; the way to close is new at every drawing
  }, [isMissing])
  return state.kind === 'ready' ? <state.Part {...props} /> : null
}
