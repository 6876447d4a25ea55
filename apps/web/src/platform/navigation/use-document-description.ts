import { useEffect } from 'react'

/** Describes the page to search engines and link previews as long as it stands, in place of the general words. */
export function useDocumentDescription(description: string): void {
  useEffect(() => {
    const element = document.querySelector('meta[name="description"]')
    const general = element?.getAttribute('content')
    if (!element || general === null || general === undefined) return
    element.setAttribute('content', description)
    return () => element.setAttribute('content', general)
  }, [description])
}
