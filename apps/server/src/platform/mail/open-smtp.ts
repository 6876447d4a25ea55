import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { isThisMachine } from '../is-this-machine.ts'
import { judgeFailure } from './judge-failure.ts'
import type { SenderAddress } from './sender-address.ts'
import type { TryOutcome } from './settle-mail.ts'
import type { RenderedMail } from './templates/render-mail.ts'

/** How long each step may take, in milliseconds. */
export interface SmtpPatience {
  /** To be connected, to be greeted, and to be answered each. */
  readonly stepMs: number
  /** All steps together. */
  readonly wholeMs: number
}

const PATIENCE: SmtpPatience = { stepMs: 20_000, wholeMs: 120_000 }

/** A written mail with who it goes to. */
export interface OutgoingMail extends RenderedMail {
  /** Stays the same at each try, so that a mail that arrives twice can be told for one. */
  readonly id: string
  readonly address: string
  readonly language: string
  readonly createdAt: Date
}

/** Hands mails over to a mail server. */
export interface Smtp {
  /** One try. Never throws; ends within its patience, or when the signal says so. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<TryOutcome>
}

interface SmtpOptions {
  /** smtp:// or smtps://; the first only to this machine without TLS. */
  readonly url: string
  readonly from: SenderAddress
  readonly publicUrl: string
  readonly patience?: SmtpPatience
  /** On this machine nobody listens in between; as the address says, unless somebody knows better. */
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
    // Everything in a mail is written by us; nothing is fetched into it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    async send(mail, signal) {
      try {
        await transport.sendMail({
          from: { ...from },
          // An object, for a text would be read as a list.
          to: { name: '', address: mail.address },
          messageId: `<${mail.id}@${domain}>`,
          date: mail.createdAt,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
          signal: AbortSignal.any([signal, AbortSignal.timeout(patience.wholeMs)]),
        })
        return { kind: 'sent' }
      } catch (error) {
        return judgeFailure(error)
      }
    },
  }
}

function serverOf(text: string, isNear: boolean | undefined) {
  const url = new URL(text)
  const isSecure = url.protocol === 'smtps:'
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    // Links that open accounts do not cross a network in the clear.
    requireTLS: !isSecure && !(isNear ?? isThisMachine(url.hostname)),
    auth: url.username === '' ? undefined : auth,
  }
}

/** How we greet a mail server: by the product's name rather than by this machine's. */
function introducedAs(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  const address = hostname.replaceAll(/[[\]]/g, '')
  if (isIP(address) === 0) return hostname
  return isIP(address) === 6 ? `[IPv6:${address}]` : `[${address}]`
}
