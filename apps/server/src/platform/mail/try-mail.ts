import type { Clock } from '../clock/clock.ts'
import type { ClaimedMail } from './claim-mail.ts'
import { mailContentSchema, sealedLinkSchema } from './mail-content.ts'
import type { MailKey } from './mail-key.ts'
import type { Smtp } from './open-smtp.ts'
import { openPath } from './sealed-path.ts'
import type { TryOutcome } from './settle-mail.ts'
import { renderMail } from './templates/render-mail.ts'
import { unsubscribePath } from './unsubscribe-link.ts'
import { whyHopeless } from './why-hopeless.ts'

interface Tools {
  readonly clock: Clock
  readonly publicUrl: string
  readonly mailKey: MailKey
  readonly smtp: Smtp
  readonly signal: AbortSignal
}

/** Renders a claimed mail and sends it, unless it has become useless. */
export function tryMail(
  mail: ClaimedMail,
  { clock, publicUrl, mailKey, smtp, signal }: Tools,
): TryOutcome | Promise<TryOutcome> {
  const reason = whyHopeless(mail, clock.now())
  if (reason !== null) return { kind: 'hopeless', reason }
  const opened = openContent(mail, mailKey)
  // Happens after a restore with a new key, and until the operator sets the right one.
  if (opened === null) return { kind: 'failed', reason: 'its link was sealed with another MAIL_KEY' }
  const content = mailContentSchema.safeParse(opened)
  // A newer release wrote it, and its servers will send it.
  if (!content.success) return { kind: 'failed', reason: 'this release does not know what it says' }
  const language = mail.language === 'pl' ? 'pl' : 'en'
  const { id, address, createdAt } = mail
  const rendered = renderMail({ content: content.data, language, publicUrl, unsubscribePath: wayOutOf(mail, mailKey) })
  return smtp.send({ ...rendered, id, address: address ?? '', language, createdAt }, signal)
}

/** The path that switches this kind of mail off; null for a mail about the account. */
const wayOutOf = ({ userId, agreement }: ClaimedMail, mailKey: MailKey): string | null =>
  userId === null || agreement === null ? null : unsubscribePath(mailKey, { userId, agreement })

/** The content of a mail with its link decrypted; null when this key cannot decrypt it. */
function openContent({ content, cause }: ClaimedMail, mailKey: MailKey): unknown {
  const link = sealedLinkSchema.safeParse(content)
  if (!link.success) return content
  const path = openPath(mailKey, { sealed: link.data.sealed, cause })
  return path === null ? null : { kind: link.data.kind, path }
}
