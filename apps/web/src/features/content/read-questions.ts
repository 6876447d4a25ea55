export interface Questions {
  /** The words above the first question, paragraph by paragraph. */
  readonly intro: readonly string[]
  readonly questions: readonly string[]
}

/** The questions of a text in Markdown: its headings of the second level, in order. What stands above them is plain words. */
export function readQuestions(markdown: string): Questions {
  const [head = '', ...sections] = markdown.split(/^## /m)
  const paragraphs = head.split(/\n{2,}/).map((paragraph) => paragraph.trim().replaceAll(/\s+/g, ' '))
  return {
    intro: paragraphs.filter((paragraph) => paragraph !== '' && !paragraph.startsWith('# ')),
    questions: sections.map((section) => section.split('\n')[0]?.trim() ?? ''),
  }
}
