import { type ComponentType, useEffect } from 'react'
import { DrawnPart } from './drawn-part.tsx'
import type { LazyPart } from './lazy-part.ts'
import { showToast } from '../../ui/toast/toast.ts'

interface LazyOverlayProps<Props> {
  readonly part: LazyPart<ComponentType<Props>>
  readonly props: Props
  /** The toast's text when the code does not load. */
  readonly failedText: string
}

/** An overlay of a page whose code loads when it opens. If the code does not load, the overlay closes and a toast reports it. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- the toast appears once, but `onClose` changes with every render
  }, [])
  return null
}
