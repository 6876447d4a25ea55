import { useEffect } from 'react'

/** The tags that the server writes for the address of a page and its translations. */
const WRITTEN = 'link[rel="canonical"], link[rel="alternate"][hreflang]'

/**
 * Names the address of the shown page, for those who come by another one. Removed with the page, because some browsers share
 * this address instead of the one in their bar.
 */
export function useCanonical(path: string): void {
  useEffect(() => {
    const link = document.querySelector('link[rel="canonical"]') ?? document.createElement('link')
    link.setAttribute('rel', 'canonical')
    link.setAttribute('href', location.origin + path)
    document.head.append(link)
    return () => {
      for (const written of document.querySelectorAll(WRITTEN)) written.remove()
    }
  }, [path])
}
