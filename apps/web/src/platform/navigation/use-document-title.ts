import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../i18n/i18n.ts'

const PRODUCT = 'Dayplate'

/** Names the browser's tab after the deepest page that has a title. */
export function useDocumentTitle(): void {
  const t = useT()
  const titles = useMatches({ select: (matches) => matches.map(({ staticData }) => staticData.title) })
  const id = titles.findLast((title) => title !== undefined)
  const title = id ? `${t(id)} · ${PRODUCT}` : PRODUCT
  useEffect(() => {
    document.title = title
  }, [title])
}
