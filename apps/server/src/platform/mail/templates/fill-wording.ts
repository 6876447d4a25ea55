import type { MailWording } from '@dayplate/messages/server'
import { PROVIDER_NAMES, type ProviderName } from '@dayplate/rules/social'
import type { MailContent } from '../mail-content.ts'

/** Fills the gaps of a wording and leaves out the paragraphs that do not fit the account. */
export function fillWording(wording: MailWording, content: MailContent, language: 'en' | 'pl'): MailWording {
  if (content.kind === 'password-changed') {
    const filled = fillProviders(wording, content.providers ?? [], language)
    return content.hadEmailChange === true ? sayCancelled(filled) : filled
  }
  if (content.kind === 'account-claimed') return content.hadEmailChange === true ? sayCancelled(wording) : wording
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

function fillProviders(wording: MailWording, providers: readonly ProviderName[], language: 'en' | 'pl'): MailWording {
  const names = providers.map((provider) => PROVIDER_NAMES[provider])
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
  const said = wording.paragraphs.filter((text) => names.length > 0 || !text.includes('{providers}'))
  return { ...wording, paragraphs: said.map((text) => text.replaceAll('{providers}', list)) }
}

const sayCancelled = (wording: MailWording): MailWording =>
  wording.emailChangeCancelled === undefined
    ? wording
    : { ...wording, paragraphs: [...wording.paragraphs, wording.emailChangeCancelled] }
