import type { PlainMessageId } from '@dayplate/messages'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../i18n/i18n.ts'
import { createStore, useStore } from '../store/store.ts'

const PRODUCT = 'Dayplate'

/** What stands in the place of the route's own page, when that page broke or does not exist. */
const substitute = createStore<PlainMessageId | null>(null)

/** Which of its days the route's page shows, in words. */
const part = createStore<string | null>(null)

/** Names the browser's tab after the deepest page that has a title, or after what stands in its place. */
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

/** For pages that stand in for another: the browser's tab must not promise what is not shown. */
export function useSubstituteTitle(id: PlainMessageId): void {
  useEffect(() => {
    substitute.write(id)
    return () => substitute.write(null)
  }, [id])
}

/** For pages that show a part of what their route is named after. It comes first, for a tab shows only the beginning. */
export function useTitlePart(words: string): void {
  useEffect(() => {
    part.write(words)
    return () => part.write(null)
  }, [words])
}
