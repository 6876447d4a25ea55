import { type ComponentType, useEffect } from 'react'
import { DrawnPart } from '../../platform/lazy/drawn-part.tsx'
import type { LazyPart } from '../../platform/lazy/lazy-part.ts'
import { showToast } from '../../ui/toast/toast.ts'

interface LazyOverlayProps<Props> {
  readonly part: LazyPart<ComponentType<Props>>
  readonly props: Props
  /** Said where it does not arrive. */
  readonly failedText: string
}

/** What lies over the day; its code comes when it is opened. Where that does not arrive, it closes and a toast says so. */
export const LazyOverlay = <Props extends { readonly onClose: () => void }>({
  part,
  props,
  failedText,
}: LazyOverlayProps<Props>) => (
  <DrawnPart part={part} props={props} failed={() => <Missing text={failedText} onClose={props.onClose} />} />
)

function Missing({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  useEffect(() => {
    showToast({ text })
    onClose()
    // oxlint-disable-next-line react/exhaustive-deps -- it is told once; the way to close is new at every drawing
  }, [])
  return null
}
