import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rewindHistory } from '../../../platform/navigation/rewind-history.ts'
import { useAddressMarker } from '../../../platform/navigation/use-address-marker.ts'
import type { InsertRefusal } from './use-insert-favourite.ts'

const MARKER = 'insert-refused'

/** The question above the choice of a day: the browser's Back takes it away, and the choice stays. */
export function useQuestion(refusal: InsertRefusal | null) {
  const { history } = useRouter()
  const marker = useAddressMarker(MARKER)
  const isAsked = marker.value !== null
  useEffect(() => {
    if (refusal !== null) marker.open()
    // Nobody remembers after a reload what was asked.
    else if (isAsked) marker.close()
    // oxlint-disable-next-line react/exhaustive-deps -- once for every refusal
  }, [refusal])
  return {
    isAsked,
    close: marker.close,
    /** Resolves when the choice is uppermost again. */
    leave: () => {
      const { marker: uppermost, __TSR_index: place } = history.location.state
      return uppermost === MARKER ? rewindHistory(history, place - 1) : Promise.resolve()
    },
  }
}
