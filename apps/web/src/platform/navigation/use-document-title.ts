import type { PlainMessageId } from '@dayplate/messages'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../i18n/i18n.ts'
import { createStore, useStore } from '../store/store.ts'

const PRODUCT = 'Dayplate'

/** The title of the page shown in place of the route's own, which failed or does not exist. */
const substitute = createStore<PlainMessageId | null>(null)

/** The day that the route's page shows, in words. */
const part = createStore<string | null>(null)

/** Sets the document's title from the deepest page with a title, or from its substitute. */
export function useDocumentTitle(): void {
  const t = useT()
  const names = useMatches({ select: (matches) => matches.map(nameOf) })
  const replaced = useStore(substitute)
  const name = replaced ? { id: replaced } : names.findLast((one) => one !== undefined)
  const words = name && ('id' in name ? t(name.id) : name.words)
  const shownPart = useStore(part)
  const title = [replaced ? null : shownPart, words, PRODUCT].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}

type PageName = { readonly id: PlainMessageId } | { readonly words: string }

/** The title comes from the route, or from its loader's `documentTitle`. */
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

/** Sets the title of a page shown in place of another, because the tab must not name a page that is not shown. */
export function useSubstituteTitle(id: PlainMessageId): void {
  useEffect(() => {
    substitute.write(id)
    return () => substitute.write(null)
  }, [id])
}

/** Sets the part of a route that the page shows. It comes first, because a tab shows only the beginning. */
export function useTitlePart(words: string): void {
  useEffect(() => {
    part.write(words)
    return () => part.write(null)
  }, [words])
}
