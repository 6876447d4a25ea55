import type { TryOutcome } from './settle-mail.ts'

/**
 * SMTP steps at which the mail server rejects this mail or its address. At all others it rejects us or has a fault of its own.
 */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA']

/** "Authentication required" (RFC 4954, section 6): a fault of the configuration, which the operator mends. */
const LOG_IN_FIRST = 530

const REASON_MAX_LENGTH = 500

/** The part of a server's answer that is read. Searching a megabyte for addresses would block other calls. */
const READ_MAX_LENGTH = 2_000

/** Judges a failed try: whether another one may succeed, and the server's answer without addresses and links. */
export function judgeFailure(error: unknown): Exclude<TryOutcome, { kind: 'sent' }> {
  const { responseCode, command } = factsOf(error)
  const isForGood = typeof responseCode === 'number' && responseCode >= 500 && responseCode !== LOG_IN_FIRST
  const kind = isForGood && ABOUT_THE_MAIL.includes(command) ? 'hopeless' : 'failed'
  return { kind, reason: reasonOf(error) }
}

const factsOf = (error: unknown): { readonly responseCode: unknown; readonly command: unknown } =>
  error instanceof Error
    ? { responseCode: Reflect.get(error, 'responseCode'), command: Reflect.get(error, 'command') }
    : { responseCode: null, command: null }

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .slice(0, READ_MAX_LENGTH)
    .replaceAll(/[a-z][a-z+.-]*:\/\/\S+/gi, '<link>')
    .replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '<address>')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, REASON_MAX_LENGTH)
