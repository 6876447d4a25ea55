import type { MailForOperators } from '../platform/mail/mails-for-operators.ts'

/** Lists mails, one a line, each with the mail server's last answer below. */
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

/** ada@example.com → a…@example.com, which shows the domains that fail without identifying people. */
const maskAddress = (address: string): string => {
  const at = address.lastIndexOf('@')
  return `${[...address][0] ?? ''}…${at > 0 ? address.slice(at) : ''}`
}
