/** A paragraph of a Polish text, with its first line. */
export interface PolishStep {
  readonly line: number
  readonly text: string
}

export interface PolishSection {
  readonly line: number
  readonly name: string
  readonly steps: readonly PolishStep[]
}

const HEADING = /^=+ *(?<name>.*?) *=*$/

/** Sections and paragraphs of a Polish text. Text before the first heading belongs to a section without a name. */
export function readPolishSections(text: string, lastHeaderLine: number): readonly PolishSection[] {
  const sections: { line: number; name: string; steps: { line: number; text: string }[] }[] = []
  let isNewStep = true
  for (const [index, written] of text.split('\n').entries()) {
    const content = written.trim()
    const line = index + 1
    if (index < lastHeaderLine) continue
    const heading = content.startsWith('=') ? HEADING.exec(content)?.groups?.['name'] : undefined
    if (heading !== undefined) sections.push({ line, name: heading, steps: [] })
    if (heading !== undefined || content === '') {
      isNewStep = true
      continue
    }
    if (sections.length === 0) sections.push({ line, name: '', steps: [] })
    const steps = sections.at(-1)?.steps ?? []
    const open = steps.at(-1)
    if (isNewStep || open === undefined) steps.push({ line, text: content })
    else open.text += ` ${content}`
    isNewStep = false
  }
  return sections
}
