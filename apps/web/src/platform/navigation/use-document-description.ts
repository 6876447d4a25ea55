import { useEffect } from 'react'

/** Sets the page's description for search engines and link previews while it is shown, in place of the general one. */
export function useDocumentDescription(description: string): void {
  useEffect(() => {
    const element = document.querySelector('meta[name="description"]')
    const general = element?.getAttribute('content')
    if (!element || general === null || general === undefined) return
    element.setAttribute('content', description)
    return () => element.setAttribute('content', general)
  }, [description])
}
