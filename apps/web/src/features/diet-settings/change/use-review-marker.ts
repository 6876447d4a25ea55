import { useEffect, useRef } from 'react'
import { useAddressMarker } from '../../../platform/navigation/use-address-marker.ts'

/**
 * Keeps the open preview in the address, so that the browser's Back closes only the preview and not the question below it. After a
 * reload there is no preview any more, so its marker is removed from the address.
 */
export function useReviewMarker(isReviewing: boolean, onBack: () => void): void {
  const { value, open, close } = useAddressMarker('review')
  const wasNamed = useRef(false)
  const isNamed = value !== null
  useEffect(() => {
    if (isReviewing) open()
    else close()
    // oxlint-disable-next-line react/exhaustive-deps -- only `isReviewing` opens and closes the marker; the next effect follows the address
  }, [isReviewing])
  useEffect(() => {
    if (wasNamed.current && !isNamed && isReviewing) onBack()
    // The browser's Forward restores the marker of a preview that is already closed.
    if (!wasNamed.current && isNamed && !isReviewing) close()
    wasNamed.current = isNamed
    // oxlint-disable-next-line react/exhaustive-deps -- only a changed address means that the user pressed Back or Forward
  }, [isNamed])
}
