import type { MailPage } from './mail-page.ts'

/** A mail as plain text. */
export function writeText({ title, greeting, paragraphs, link, why, settings, publicUrl }: MailPage): string {
  // Two hyphens and a space start a signature.
  return [
    title,
    greeting,
    ...paragraphs,
    ...linkLines(link),
    why,
    ...linkLines(settings),
    `-- \nDayplate\n${publicUrl}`,
  ]
    .join('\n\n')
    .concat('\n')
}

const linkLines = (link: MailPage['link']): string[] => (link === null ? [] : [`${link.label}:\n${link.address}`])
