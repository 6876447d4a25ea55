import type { KnowledgeCategory } from '@dayplate/rules/knowledge'
import { useState } from 'react'

/** How many pages of each category were shown in this tab, so that Back from an article finds its card again. */
const shown = new Map<KnowledgeCategory, number>()

/** The number of shown pages of a category, and a function that shows one more. */
export function useShownPages(category: KnowledgeCategory): readonly [number, () => void] {
  const [pages, setPages] = useState(() => shown.get(category) ?? 1)
  const showMore = () => {
    shown.set(category, pages + 1)
    setPages(pages + 1)
  }
  return [pages, showMore]
}
