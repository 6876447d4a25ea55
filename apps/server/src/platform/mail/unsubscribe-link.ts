import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { mayBeUnsubscribeToken, UNSUBSCRIBE_KINDS } from '@dayplate/rules/newsletter'
import { AGREEMENT_OF, KIND_OF_AGREEMENT, type Agreement } from './agreed-mails.ts'
import type { MailKey } from './mail-key.ts'

const ID_BYTES = 16
const PROOF_BYTES = 32

/** The agreement that a link withdraws, and the person who gave it. */
export interface LinkedAgreement {
  readonly userId: string
  readonly agreement: Agreement
}

/**
 * The path that switches one kind of mail off for one person. It is computed from MAIL_KEY, so the database contains nothing
 * that could be used, and the link of an old mail works as long as the account exists.
 */
export function unsubscribePath(mailKey: MailKey, linked: LinkedAgreement): string {
  const token = Buffer.concat([bytesOfId(linked.userId), proofOf(mailKey, linked)]).toString('base64url')
  return `/unsubscribe/${KIND_OF_AGREEMENT[linked.agreement]}/${token}`
}

/** The agreement behind the two last words of such a path; null when they were not made with this key. */
export function openUnsubscribeLink(
  mailKey: MailKey,
  { kind, token }: { readonly kind: string; readonly token: string },
): LinkedAgreement | null {
  const named = UNSUBSCRIBE_KINDS.find((one) => one === kind)
  if (named === undefined || !mayBeUnsubscribeToken(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const linked = { userId: idOfBytes(bytes.subarray(0, ID_BYTES)), agreement: AGREEMENT_OF[named] }
  return timingSafeEqual(bytes.subarray(ID_BYTES), proofOf(mailKey, linked)) ? linked : null
}

/** A key of its own, because MAIL_KEY itself encrypts links (NIST SP 800-57, part 1, section 5.2: one key, one use). */
const keyOf = (mailKey: MailKey): Buffer => Buffer.from(hkdfSync('sha256', mailKey, '', 'unsubscribe', PROOF_BYTES))

const proofOf = (mailKey: MailKey, { userId, agreement }: LinkedAgreement): Buffer =>
  createHmac('sha256', keyOf(mailKey)).update(`${agreement}:${userId}`).digest()

const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

const idOfBytes = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
