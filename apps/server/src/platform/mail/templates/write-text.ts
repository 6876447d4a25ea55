import type { MailPage } from './mail-page.ts'

/** A mail as plain text. */
export function writeText({ title, paragraphs, link, why, publicUrl }: MailPage): string {
  const action = link === null ? [] : [`${link.label}:\n${link.address}`]
  // Two hyphens and a space begin a signature.
  return [title, ...paragraphs, ...action, why, `-- \nDayplate\n${publicUrl}`].join('\n\n').concat('\n')
}
