import { useMemo } from 'react'
import { SafeHtml } from '../../platform/safe-html/safe-html.tsx'
import { splitSections } from '../../platform/safe-html/split-sections.ts'

interface AnswerProps {
  /** The HTML of the whole page of questions. */
  readonly html: string
  /** The index of the question, from 0. */
  readonly index: number
}

export function Answer({ html, index }: AnswerProps) {
  const section = useMemo(() => splitSections(html).sections[index], [html, index])
  return section ? <SafeHtml html={section.html} /> : null
}
