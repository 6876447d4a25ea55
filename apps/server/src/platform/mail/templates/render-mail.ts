import { MAIL_TEXTS, type MailWording } from '@dayplate/messages/server'
import { bindText } from '@dayplate/messages/short-words'
import { LOGIN_PATH, type MailContent } from '../mail-content.ts'
import { fillWording } from './fill-wording.ts'
import type { MailWordings } from './mail-wording.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

/** A mail as it is sent. */
export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

interface MailToRender {
  readonly content: MailContent
  readonly language: 'en' | 'pl'
  /** Where people reach the product, without a slash at the end. */
  readonly publicUrl: string
}

interface Texts {
  readonly wordings: MailWordings
  readonly greeting: string
  readonly orOpen: string
}

const TEXTS: Readonly<Record<'en' | 'pl', Texts>> = MAIL_TEXTS

/** Writes a mail in both forms, so that it reads well everywhere. */
export function renderMail({ content, language, publicUrl }: MailToRender): RenderedMail {
  const { wordings, greeting, orOpen } = TEXTS[language]
  const filled = fillWording(wordings[wordingOf(content)], content, language)
  const words = bindWords(filled, language)
  const path = pathOf(content)
  const link = words.button === null || path === null ? null : { label: words.button, address: publicUrl + path }
  const settings = words.settings === undefined ? null : { label: words.settings, address: `${publicUrl}/settings` }
  const page = { ...words, language, greeting, link, settings, orOpen, publicUrl }
  return { subject: words.subject, html: writeHtml(page), text: writeText(page) }
}

/** Leaves the subject unbound, because it is one line and people search for it. */
const bindWords = (words: MailWording, language: 'en' | 'pl'): MailWording => ({
  ...words,
  title: bindText(words.title, language),
  paragraphs: words.paragraphs.map((paragraph) => bindText(paragraph, language)),
  button: words.button === null ? null : bindText(words.button, language),
  why: bindText(words.why, language),
})

function wordingOf(content: MailContent): keyof MailWordings {
  // An address that already has an account cannot be confirmed, so its owner is told instead.
  if (content.kind === 'confirm-email' && content.path === LOGIN_PATH) return 'email-taken'
  // A first password changes nothing, so its mail has other words.
  if (content.kind === 'password-changed' && content.isFirst === true) return 'first-password'
  return content.kind
}

/** The target of a mail's button. */
function pathOf(content: MailContent): string | null {
  switch (content.kind) {
    case 'password-changed':
      return '/auth/remind-password'
    case 'account-claimed':
      return '/auth/set-password'
    case 'social-linked':
    case 'social-unlinked':
    case 'email-change-asked':
      return '/settings'
    case 'account-unused':
      return LOGIN_PATH
    case 'email-changed':
      return '/contact'
    case 'account-removed':
      return null
    default:
      return content.path
  }
}
