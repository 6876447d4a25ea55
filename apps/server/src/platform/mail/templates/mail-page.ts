import type { MailWording } from './mail-wording.ts'

/** What both forms of a mail are written from. */
export interface MailPage extends Omit<MailWording, 'button'> {
  readonly language: 'en' | 'pl'
  readonly link: { readonly label: string; readonly address: string } | null
  /** Stands above the address in full, for those whose mail program shows no button. */
  readonly orOpen: string
  readonly publicUrl: string
}
