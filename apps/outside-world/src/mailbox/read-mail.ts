import PostalMime from 'postal-mime'
import type { ReceivedMail } from './inbox.ts'

/**
 * Parses a mail as mail programs do. `to` comes from the SMTP envelope, because the headers may not name all
 * recipients.
 */
export async function readMail(raw: Buffer, to: readonly string[]): Promise<Omit<ReceivedMail, 'number'>> {
  const mail = await PostalMime.parse(raw)
  return {
    messageId: mail.messageId ?? '',
    from: mail.headers.find(({ key }) => key === 'from')?.value ?? '',
    to: to.map((address) => address.toLowerCase()),
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ originalKey: name, value }) => ({ name, value })),
  }
}
