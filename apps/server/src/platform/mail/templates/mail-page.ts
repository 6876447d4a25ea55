import type { MailWording } from '@dayplate/messages/server'

export interface MailLink {
  readonly label: string
  readonly address: string
}

/** A run of words: text, or a link with its whole address. */
export type PageWords = readonly (string | MailLink)[]

export type PageBlock =
  | { readonly kind: 'paragraph'; readonly words: PageWords }
  | { readonly kind: 'list'; readonly items: readonly PageWords[] }

/** The parts from which the html and the text of a mail are written. */
export interface MailPage extends Pick<MailWording, 'subject' | 'title' | 'why'> {
  readonly language: 'en' | 'pl'
  /** Without a name, because a stranger who registers this address would choose the name. */
  readonly greeting: string
  readonly blocks: readonly PageBlock[]
  readonly link: MailLink | null
  /** The links below `why`: to the settings, or one that switches these mails off. */
  readonly waysOut: readonly MailLink[]
  /** Shown above the full address, for readers whose mail program shows no button. */
  readonly orOpen: string
  readonly publicUrl: string
}

/** The words as plain text, without the addresses of links. */
export const plainWords = (words: PageWords): string =>
  words.map((word) => (typeof word === 'string' ? word : word.label)).join('')
