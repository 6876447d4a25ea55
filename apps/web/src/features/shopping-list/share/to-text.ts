import type { SharedLine } from './shared-list.ts'

/** The product and what to buy of it: "Carrots, 1 kg". */
const lineOf = ({ product, buy }: SharedLine): string => (buy === null ? product : `${product}, ${buy}`)

/** What is still to buy, one product a line, for a message. */
export const toPlainText = (lines: readonly SharedLine[]): string =>
  lines
    .filter(({ isBought }) => !isBought)
    .map(lineOf)
    .join('\n')

/** Characters that Markdown reads as marks. */
const MARKS = /[\\`*_{}[\]<>#|~]/g

/** Tasks under a heading for each aisle, ticked when bought. */
export const toMarkdown = (lines: readonly SharedLine[]): string =>
  [...Map.groupBy(lines, ({ aisle }) => aisle)]
    .map(([aisle, own]) => {
      const tasks = own.map((line) => `- [${line.isBought ? 'x' : ' '}] ${escaped(lineOf(line))}`)
      return `## ${escaped(aisle)}\n\n${tasks.join('\n')}\n`
    })
    .join('\n')

const escaped = (text: string): string => text.replaceAll(MARKS, String.raw`\$&`)
