import type { MailWording } from '@dayplate/messages/server'

interface MailLink {
  readonly label: string
  readonly address: string
}

/** What both forms of a mail are written from. */
export interface MailPage extends Omit<MailWording, 'button' | 'settings'> {
  readonly language: 'en' | 'pl'
  /** Without a name: a stranger who registers this address would choose what we call its owner. */
  readonly greeting: string
  readonly link: MailLink | null
  readonly settings: MailLink | null
  /** Stands above the address in full, for those whose mail program shows no button. */
  readonly orOpen: string
  readonly publicUrl: string
}
