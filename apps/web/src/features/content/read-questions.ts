import { bindText } from '@dayplate/messages/short-words'
import type { Language } from '@dayplate/messages'

export interface Questions {
  /** The words above the first question, paragraph by paragraph. */
  readonly intro: readonly string[]
  readonly questions: readonly string[]
}

/**
 * The questions of a text in Markdown: its headings of the second level, in order. What stands above them is plain words. The source
 * has plain spaces, so short words and units are bound here, as the server does in the HTML.
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
