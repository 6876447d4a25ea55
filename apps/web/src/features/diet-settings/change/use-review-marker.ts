import { useEffect, useRef } from 'react'
import { useAddressMarker } from '../../../platform/navigation/use-address-marker.ts'

/**
 * Names the shown change in the address, so that the browser's Back closes it alone and the question below it stays. An
 * address that names one after a reload, when there is none any more, is put right.
 */
export function useReviewMarker(isReviewing: boolean, onBack: () => void): void {
  const { value, open, close } = useAddressMarker('review')
  const wasNamed = useRef(false)
  const isNamed = value !== null
  useEffect(() => {
    if (isReviewing) open()
    else close()
    // oxlint-disable-next-line react/exhaustive-deps -- the change alone opens and closes it; the address answers below
  }, [isReviewing])
  useEffect(() => {
    if (wasNamed.current && !isNamed && isReviewing) onBack()
    // The browser's Forward names one again that is over.
    if (!wasNamed.current && isNamed && !isReviewing) close()
    wasNamed.current = isNamed
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the address is the browser's Back
  }, [isNamed])
}
