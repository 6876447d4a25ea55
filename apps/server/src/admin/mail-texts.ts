import type { MailForOperators } from '../platform/mail/mails-for-operators.ts'

/** A mail a line, and what the mail server last said below it. */
export function mailsText(mails: readonly MailForOperators[]): string {
  if (mails.length === 0) return 'No such mails.'
  return mails.flatMap((mail) => [lineOf(mail), ...(mail.lastError === null ? [] : [`  ${mail.lastError}`])]).join('\n')
}

const lineOf = ({ id, createdAt, state, tries, nextTryAt, kind, language, address }: MailForOperators): string =>
  [
    instantText(createdAt),
    state.padEnd(8),
    tries === 1 ? '1 try' : `${tries} tries`,
    kind,
    language,
    address === null ? 'address deleted' : maskAddress(address),
    ...(state === 'waiting' && nextTryAt !== null ? [`next ${instantText(nextTryAt)}`] : []),
    id,
  ].join('  ')

const instantText = (instant: Date): string => instant.toISOString().slice(0, 19).replace('T', ' ')

/** ada@example.com → a…@example.com: enough to see where mails do not arrive, too little to know whose they are. */
const maskAddress = (address: string): string => {
  const at = address.lastIndexOf('@')
  return `${[...address][0] ?? ''}…${at > 0 ? address.slice(at) : ''}`
}
