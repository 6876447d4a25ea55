import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { rewindHistory } from '../../platform/navigation/rewind-history.ts'
import { useAddressMarker } from '../../platform/navigation/use-address-marker.ts'
import type { InsertRefusal } from './use-insert-meal.ts'

interface InsertRefusedProps {
  readonly refusal: InsertRefusal
  readonly onInsert: () => Promise<void>
  readonly onClose: () => void
}

/** Shows the gateway's reason why the meal was not inserted. If it is only a warning, the user can insert it anyway. */
export function InsertRefused({ refusal, onInsert, onClose }: InsertRefusedProps) {
  const t = useT()
  return (
    <Dialog
      role="alertdialog"
      title={refusal.title}
      hasCloseButton={false}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t(refusal.isSkipable ? 'insertion/cancel' : 'ui/close')}
          </Button>
          {refusal.isSkipable ? <Button onClick={() => void onInsert()}>{t('insertion/anyway')}</Button> : null}
        </>
      }
      onClose={onClose}
    >
      {refusal.description}
    </Dialog>
  )
}

const MARKER = 'insert-refused'

/** The question dialog over the choice of a day. The browser's Back closes it and leaves the choice open. */
export function useQuestion(refusal: InsertRefusal | null) {
  const { history } = useRouter()
  const marker = useAddressMarker(MARKER)
  const isAsked = marker.value !== null
  useEffect(() => {
    if (refusal !== null) marker.open()
    // After a reload the refusal is lost, so the question closes.
    else if (isAsked) marker.close()
    // oxlint-disable-next-line react/exhaustive-deps -- once for every refusal
  }, [refusal])
  return {
    isAsked,
    close: marker.close,
    /** Closes the question. Resolves when the choice is the top entry of the history again. */
    leave: () => {
      const { marker: uppermost, __TSR_index: place } = history.location.state
      return uppermost === MARKER ? rewindHistory(history, place - 1) : Promise.resolve()
    },
  }
}
