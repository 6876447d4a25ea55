import type { Clock } from '../clock/clock.ts'
import type { ClaimedMail } from './claim-mail.ts'
import { mailContentSchema } from './mail-content.ts'
import type { Smtp } from './open-smtp.ts'
import type { TryOutcome } from './settle-mail.ts'
import { renderMail } from './templates/render-mail.ts'
import { whyHopeless } from './why-hopeless.ts'

interface Tools {
  readonly clock: Clock
  readonly publicUrl: string
  readonly smtp: Smtp
  readonly signal: AbortSignal
}

/** Writes a claimed mail and hands it over, where that still helps somebody. */
export function tryMail(
  mail: ClaimedMail,
  { clock, publicUrl, smtp, signal }: Tools,
): TryOutcome | Promise<TryOutcome> {
  const reason = whyHopeless(mail, clock.now())
  if (reason !== null) return { kind: 'hopeless', reason }
  const content = mailContentSchema.safeParse(mail.content)
  // Of a newer release, whose servers will send it.
  if (!content.success) return { kind: 'failed', reason: 'this release does not know what it says' }
  const language = mail.language === 'pl' ? 'pl' : 'en'
  const { id, address, createdAt } = mail
  const rendered = renderMail({ content: content.data, language, publicUrl })
  return smtp.send({ ...rendered, id, address: address ?? '', language, createdAt }, signal)
}
