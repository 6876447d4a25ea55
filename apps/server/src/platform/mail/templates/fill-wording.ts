import type { MailContent } from '../mail-content.ts'
import type { MailWording } from './mail-wording.ts'

/** Whose accounts open ours, as they call themselves. */
const PROVIDER_NAMES = { google: 'Google', apple: 'Apple', facebook: 'Facebook' } as const

/** Puts in what a wording leaves open. */
export function fillWording(wording: MailWording, content: MailContent): MailWording {
  if (!('provider' in content)) return wording
  const fill = (text: string): string => text.replaceAll('{provider}', PROVIDER_NAMES[content.provider])
  return {
    ...wording,
    subject: fill(wording.subject),
    title: fill(wording.title),
    paragraphs: wording.paragraphs.map(fill),
    button: wording.button === null ? null : fill(wording.button),
    why: fill(wording.why),
  }
}
