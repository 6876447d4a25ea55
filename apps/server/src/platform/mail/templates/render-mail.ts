import { MAIL_TEXTS, type Course, type MailWording } from '@dayplate/messages/server'
import { bindText } from '@dayplate/messages/short-words'
import { LOGIN_PATH, type MailContent } from '../mail-content.ts'
import { bindBlock, composeContent, isAgreed, type Composed } from './compose-content.ts'
import { fillWording } from './fill-wording.ts'
import type { MailLink } from './mail-page.ts'
import type { MailWordings } from './mail-wording.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

/** A mail as it is sent. */
export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The address that switches mails of this kind off; null for a mail about the account. */
  readonly unsubscribe: string | null
}

interface MailToRender {
  readonly content: MailContent
  readonly language: 'en' | 'pl'
  /** Where people reach the product, without a slash at the end. */
  readonly publicUrl: string
  /** The path that switches mails of this kind off. */
  readonly unsubscribePath?: string | null
}

interface Texts {
  readonly wordings: MailWordings
  readonly greeting: string
  readonly orOpen: string
  readonly unsubscribe: string
  readonly course: Course
}

const TEXTS: Readonly<Record<'en' | 'pl', Texts>> = MAIL_TEXTS

/** Writes a mail in both forms, so that it reads well everywhere. */
export function renderMail(mail: MailToRender): RenderedMail {
  const { content, language, publicUrl, unsubscribePath = null } = mail
  const { wordings, greeting, orOpen, unsubscribe, course } = TEXTS[language]
  const wording = wordings[wordingOf(content)]
  const composed = isAgreed(content)
    ? composeContent(content, { wording, course }, { language, publicUrl })
    : composeWording(fillWording(wording, content, language), content)
  const wayOut = unsubscribePath === null ? null : publicUrl + unsubscribePath
  const page = {
    language,
    greeting,
    orOpen,
    publicUrl,
    // Left unbound, because it is one line and people search for it.
    subject: composed.subject,
    title: bindText(composed.title, language),
    why: bindText(wording.why, language),
    blocks: composed.blocks.map((block) => bindBlock(block, language)),
    link: composed.button && {
      label: bindText(composed.button.label, language),
      address: publicUrl + composed.button.path,
    },
    waysOut: [
      ...(wayOut === null ? [] : [{ label: unsubscribe, address: wayOut }]),
      ...settingsLink(wording, publicUrl),
    ],
  }
  return { subject: page.subject, html: writeHtml(page), text: writeText(page), unsubscribe: wayOut }
}

const settingsLink = ({ settings }: MailWording, publicUrl: string): readonly MailLink[] =>
  settings === undefined ? [] : [{ label: settings, address: `${publicUrl}/settings` }]

function composeWording({ subject, title, paragraphs, button }: MailWording, content: MailContent): Composed {
  const path = pathOf(content)
  return {
    subject,
    title,
    blocks: paragraphs.map((text) => ({ kind: 'paragraph', words: [text] })),
    button: button === null || path === null ? null : { label: button, path },
  }
}

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
    default:
      return 'path' in content ? content.path : null
  }
}
