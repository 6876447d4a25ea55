import { type RefObject, useSyncExternalStore } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { Calendar, type CalendarProps } from '../calendar/calendar.tsx'
import { classNames } from '../class-names.ts'
import styles from './calendar-popup.module.css'

interface CalendarPopupProps extends CalendarProps {
  /** The element it opens from, which gets the focus back. */
  readonly triggerRef: RefObject<HTMLElement | null>
  /** The theme around the field. */
  readonly theme: string | undefined
  readonly onClose: () => void
}

/** The calendar over the page: beside its field if there is room, otherwise as a sheet from the bottom. */
export function CalendarPopup({ triggerRef, theme, onClose, ...calendar }: CalendarPopupProps) {
  const isNarrow = useIsNarrow()
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose()
  }
  if (isNarrow) {
    return (
      <ModalOverlay className={classNames(styles.scrim)} isOpen isDismissable onOpenChange={onOpenChange}>
        <Modal className={classNames(styles.sheet)} data-theme={theme}>
          <Dialog className={classNames(styles.dialog)}>
            <Heading className={classNames(styles.title)} slot="title">
              {calendar.label}
            </Heading>
            <Calendar {...calendar} takesFocus />
          </Dialog>
        </Modal>
      </ModalOverlay>
    )
  }
  return (
    <Popover
      className={classNames(styles.popover)}
      triggerRef={triggerRef}
      placement="bottom end"
      isOpen
      onOpenChange={onOpenChange}
      data-theme={theme}
    >
      <Dialog className={classNames(styles.dialog)} aria-label={calendar.label}>
        <Calendar {...calendar} takesFocus />
      </Dialog>
    </Popover>
  )
}

/** Phones, which have one column and a tab bar (visual guide, section 7). */
const NARROW = '(max-width: 599px)'

/** Whether the screen is narrow, so that overlays open as sheets from the bottom. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(NARROW).matches)
}

function follow(listener: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
