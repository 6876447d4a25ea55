import type { PlainMessageId } from '@dayplate/messages'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../i18n/i18n.ts'

const PRODUCT = 'Dayplate'

/** Names the browser's tab after the deepest page that has a title. */
export function useDocumentTitle(): void {
  const t = useT()
  const names = useMatches({ select: (matches) => matches.map(nameOf) })
  const name = names.findLast((one) => one !== undefined)
  const words = name && ('id' in name ? t(name.id) : name.words)
  const title = words ? `${words} · ${PRODUCT}` : PRODUCT
  useEffect(() => {
    document.title = title
  }, [title])
}

type PageName = { readonly id: PlainMessageId } | { readonly words: string }

/** A page is named by its route, or by what its loader brought: a `documentTitle`. */
function nameOf(match: {
  readonly staticData: { readonly title?: PlainMessageId }
  readonly loaderData?: unknown
}): PageName | undefined {
  const { title } = match.staticData
  if (title !== undefined) return { id: title }
  const { loaderData } = match
  const words: unknown =
    typeof loaderData === 'object' && loaderData !== null ? Reflect.get(loaderData, 'documentTitle') : undefined
  return typeof words === 'string' ? { words } : undefined
}
