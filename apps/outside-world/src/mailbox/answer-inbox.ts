import type { Inbox } from './inbox.ts'
import { INBOX_STYLE } from './inbox-style.ts'
import { listPage, mailPage, missingPage } from './inbox-pages.ts'

export interface Answer {
  readonly status: number
  readonly type: 'text/html' | 'text/plain' | 'text/css' | 'application/json'
  /** The Content Security Policy of the answer. */
  readonly policy: string
  readonly body: string
}

/**
 * The policy of the inbox's own pages. They may load only their style and the frame with the mail, and no page may
 * frame them.
 */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * The policy of a mail, whose content is not trusted. It may use its own styles, load nothing and appear only in the
 * inbox's frame. Its links open in a new tab.
 */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const NOTHING = "default-src 'none'"

const page = (body: string, status = 200): Answer => ({ status, type: 'text/html', policy: PAGE_POLICY, body })

/** The answer for an address of the inbox. */
export function answerInbox(inbox: Inbox, { pathname, searchParams }: URL): Answer {
  const to = searchParams.get('to')
  if (pathname === '/') return page(listPage(inbox.list(to === '' ? null : to), to ?? ''))
  if (pathname === '/inbox.css') return { status: 200, type: 'text/css', policy: NOTHING, body: INBOX_STYLE }
  if (pathname === '/api/mails')
    return { status: 200, type: 'application/json', policy: NOTHING, body: JSON.stringify(inbox.list(to)) }
  const { number, html } = /^\/mails\/(?<number>\d{1,9})(?<html>\/html)?$/.exec(pathname)?.groups ?? {}
  const mail = number === undefined ? null : inbox.find(Number(number))
  if (mail === null) return page(missingPage(), 404)
  return html === undefined
    ? page(mailPage(mail))
    : { status: 200, type: 'text/html', policy: MAIL_POLICY, body: `<base target="_blank">${mail.html}` }
}
