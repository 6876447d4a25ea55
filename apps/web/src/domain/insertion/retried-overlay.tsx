import type { ComponentType } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { DrawnPart } from '../../platform/lazy/drawn-part.tsx'
import type { LazyPart } from '../../platform/lazy/lazy-part.ts'

interface RetriedOverlayProps<Props> {
  readonly part: LazyPart<ComponentType<Props>>
  readonly props: Props
  /** Names the dialog that stands in its place when the code does not load. */
  readonly title: string
}

/**
 * An overlay whose code loads when it opens. If the code does not load, a dialog offers to try again: its address was opened, so closing
 * it would lead to another page than the one that was asked for. Here and not beside `LazyOverlay`, because the dialog would join the first
 * scripts of every page.
 */
export const RetriedOverlay = <Props extends { readonly onClose: () => void }>({
  part,
  props,
  title,
}: RetriedOverlayProps<Props>) => (
  <DrawnPart
    part={part}
    props={props}
    failed={(retry) => (
      <Dialog title={title} isTitleHidden onClose={props.onClose}>
        <FailedState failure={{ kind: 'network' }} onRetry={retry} />
      </Dialog>
    )}
  />
)
