import { escapeHtml } from './escape-html.ts'
import type { ReceivedMail } from './inbox.ts'

const layout = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/inbox.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`

/** The list of all mails, the newest first, with a search by address. */
export function listPage(mails: readonly ReceivedMail[], to: string): string {
  const search = `<form role="search"><label>To <input type="search" name="to" value="${escapeHtml(to)}" placeholder="any address" autocomplete="off"></label><button>Show</button></form>`
  const rows = mails.map(listRow).join('\n')
  const shown = mails.length === 0 ? emptyText(to) : `<ul>\n${rows}\n</ul>`
  return layout(
    'Mails',
    `<header><h1>Mails</h1>${search}</header>
<p class="note">Mails of the product that runs on this machine. None of them leaves it; the newest 200 are kept until it stops.</p>
${shown}`,
  )
}

const emptyText = (to: string): string =>
  `<p class="empty">${to === '' ? 'Nothing has arrived yet.' : `Nothing has arrived for ${escapeHtml(to)}.`}</p>`

const listRow = ({ number, subject, to, date }: ReceivedMail): string =>
  `<li><a href="/mails/${number}"><strong>${escapeHtml(subject === '' ? 'No subject' : subject)}</strong><span>${escapeHtml(to.join(', '))}</span><time>${escapeHtml(timeText(date))}</time></a></li>`

/** The page of one mail: sender, recipients, HTML, plain text and headers. */
export const mailPage = (mail: ReceivedMail): string =>
  layout(
    mail.subject,
    `<p><a class="back" href="/">All mails</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl>
<dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
<dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
<dt>Written</dt><dd>${escapeHtml(timeText(mail.date))}</dd>
</dl>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${mail.number}/html"></iframe>
<h2>As plain text</h2>
<pre>${escapeHtml(mail.text)}</pre>
<details><summary>Headers</summary>
<pre>${escapeHtml(mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n'))}</pre>
</details>`,
  )

export const missingPage = (): string =>
  layout('No such mail', '<p><a class="back" href="/">All mails</a></p><h1>There is no such mail</h1>')

/** 2026-11-21T11:00:00.000Z → 2026-11-21 11:00:00 UTC */
const timeText = (iso: string): string => iso.replace(/^(\S{10})T(\S{8}).*Z$/, '$1 $2 UTC')
