import { bindText } from '@dayplate/messages/short-words'
import type { Language } from '@dayplate/messages'

export interface Questions {
  /** The paragraphs above the first question. */
  readonly intro: readonly string[]
  readonly questions: readonly string[]
}

/**
 * Reads the questions of a Markdown text: its second-level headings, in order. The text above the first one is the introduction,
 * without markup. Adds no-break spaces after short words and before units, as the server does for the HTML.
 */
export function readQuestions(markdown: string, language: Language): Questions {
  const [head = '', ...sections] = markdown.split(/^## /m)
  const paragraphs = head.split(/\n{2,}/).map((paragraph) => paragraph.trim().replaceAll(/\s+/g, ' '))
  return {
    intro: paragraphs
      .filter((paragraph) => paragraph !== '' && !paragraph.startsWith('# '))
      .map((paragraph) => bindText(paragraph, language)),
    questions: sections.map((section) => bindText(section.split('\n')[0]?.trim() ?? '', language)),
  }
}
