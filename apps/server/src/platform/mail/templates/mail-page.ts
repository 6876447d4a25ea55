import type { MailWording } from '@dayplate/messages/server'

interface MailLink {
  readonly label: string
  readonly address: string
}

/** The parts from which the html and the text of a mail are written. */
export interface MailPage extends Omit<MailWording, 'button' | 'settings'> {
  readonly language: 'en' | 'pl'
  /** Without a name, because a stranger who registers this address would choose the name. */
  readonly greeting: string
  readonly link: MailLink | null
  readonly settings: MailLink | null
  /** Shown above the full address, for readers whose mail program shows no button. */
  readonly orOpen: string
  readonly publicUrl: string
}
