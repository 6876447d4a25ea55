import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { isThisMachine } from '../is-this-machine.ts'
import { judgeFailure } from './judge-failure.ts'
import type { SenderAddress } from './sender-address.ts'
import type { TryOutcome } from './settle-mail.ts'
import type { RenderedMail } from './templates/render-mail.ts'

/** How long each step may take, in milliseconds. */
export interface SmtpPatience {
  /** For each step: connecting, the greeting, and each answer. */
  readonly stepMs: number
  /** For all steps together. */
  readonly wholeMs: number
}

const PATIENCE: SmtpPatience = { stepMs: 20_000, wholeMs: 120_000 }

/** A rendered mail and its recipient. */
export interface OutgoingMail extends RenderedMail {
  /** The same at each try, so that mail programs can recognise a mail that arrives twice. */
  readonly id: string
  readonly address: string
  readonly language: string
  readonly createdAt: Date
}

/** Sends mails through a mail server. */
export interface Smtp {
  /** Tries once. Never throws, and ends within its time limits or when the signal aborts it. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<TryOutcome>
}

interface SmtpOptions {
  /** smtp:// or smtps://. Without TLS only to this machine. */
  readonly url: string
  readonly from: SenderAddress
  readonly publicUrl: string
  readonly patience?: SmtpPatience
  /** Whether the server is on this machine, where no network is in between. Derived from the address unless given. */
  readonly isNear?: boolean
}

export function openSmtp({ url, from, publicUrl, patience = PATIENCE, isNear }: SmtpOptions): Smtp {
  const transport = createTransport({
    ...serverOf(url, isNear),
    name: introducedAs(publicUrl),
    dnsTimeout: patience.stepMs,
    connectionTimeout: patience.stepMs,
    greetingTimeout: patience.stepMs,
    socketTimeout: patience.stepMs,
    // We write everything in a mail, so nothing has to be fetched into it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    async send(mail, signal) {
      try {
        await transport.sendMail({
          from: { ...from },
          // An object, because a text would be parsed as a list of addresses.
          to: { name: '', address: mail.address },
          messageId: `<${mail.id}@${domain}>`,
          date: mail.createdAt,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: headersOf(mail),
          signal: AbortSignal.any([signal, AbortSignal.timeout(patience.wholeMs)]),
        })
        return { kind: 'sent' }
      } catch (error) {
        return judgeFailure(error)
      }
    },
  }
}

/** RFC 8058: mail programs show a button for these headers, which posts to the address. */
const headersOf = ({ language, unsubscribe }: OutgoingMail): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'Content-Language': language,
  ...(unsubscribe === null
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

function serverOf(text: string, isNear: boolean | undefined) {
  const url = new URL(text)
  const isSecure = url.protocol === 'smtps:'
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    // Secret links must not cross a network unencrypted.
    requireTLS: !isSecure && !(isNear ?? isThisMachine(url.hostname)),
    auth: url.username === '' ? undefined : auth,
  }
}

/** The name in the SMTP greeting: the product's host instead of this machine's. */
function introducedAs(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  const address = hostname.replaceAll(/[[\]]/g, '')
  if (isIP(address) === 0) return hostname
  return isIP(address) === 6 ? `[IPv6:${address}]` : `[${address}]`
}
