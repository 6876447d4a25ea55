import type { TryOutcome } from './settle-mail.ts'

/** Steps at which a mail server speaks of this mail and its address; at all others it speaks of us or of itself. */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA']

/** "Authentication required" (RFC 4954, section 6): a fault of ours that the operator mends. */
const LOG_IN_FIRST = 530

const REASON_MAX_LENGTH = 500

/** What a server says beyond this is not read: looking for addresses in a megabyte would keep everybody waiting. */
const READ_MAX_LENGTH = 2_000

/** What a failed try means: whether another may go well, and what the server said, without the address and without links. */
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
