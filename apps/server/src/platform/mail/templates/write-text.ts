import type { MailLink, MailPage, PageBlock, PageWords } from './mail-page.ts'

/** A mail as plain text. */
export function writeText({ title, greeting, blocks, link, why, waysOut, publicUrl }: MailPage): string {
  // Two hyphens and a space start a signature.
  return [
    title,
    greeting,
    ...blocks.map(blockText),
    ...linkLines(link),
    why,
    ...waysOut.flatMap(linkLines),
    `-- \nDayplate\n${publicUrl}`,
  ]
    .join('\n\n')
    .concat('\n')
}

const blockText = (block: PageBlock): string =>
  block.kind === 'paragraph' ? wordsText(block.words) : block.items.map((words) => `- ${wordsText(words)}`).join('\n')

const wordsText = (words: PageWords): string =>
  words.map((word) => (typeof word === 'string' ? word : `${word.label} (${word.address})`)).join('')

const linkLines = (link: MailLink | null): string[] => (link === null ? [] : [`${link.label}:\n${link.address}`])
