import { escapeHtml } from './escape-html.ts'
import { DARK, LIGHT } from './mail-colours.ts'
import { plainWords, type MailLink, type MailPage, type PageBlock, type PageWords } from './mail-page.ts'

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Additional styles. The essential styles are on each tag, because some mail programs remove the head. */
const HEAD_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 620px) { .card { padding: 28px 20px !important; } .title { font-size: 26px !important; line-height: 32px !important; } }
@media (prefers-color-scheme: dark) {
  .page { background: ${DARK.bg} !important; }
  .card { background: ${DARK.surface} !important; }
  .ink { color: ${DARK.ink} !important; }
  .ink-2 { color: ${DARK['ink-2']} !important; }
  .ink-3 { color: ${DARK['ink-3']} !important; }
  .line { border-color: ${DARK.line} !important; }
  .primary { background: ${DARK.primary} !important; }
  .on-primary { color: ${DARK['on-primary']} !important; }
  .bowl { background: ${DARK['on-primary']} !important; }
  .link { color: ${DARK.primary} !important; }
}`

/**
 * Writes a mail as html with tables, because mail programs render newer layouts differently, and without pictures, because many
 * do not load them.
 */
export const writeHtml = (page: MailPage): string => `<!doctype html>
<html lang="${page.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(page.subject)}</title>
<style>${HEAD_STYLE}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.bg};${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(previewOf(page))}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.bg}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 20px">${brand(page.publicUrl)}</td></tr>
<tr><td class="card" style="padding:40px;background:${LIGHT.surface};border-radius:20px">
<h1 class="title ink" style="margin:0;font-size:30px;line-height:36px;font-weight:700;letter-spacing:-0.014em;color:${LIGHT.ink}">${escapeHtml(page.title)}</h1>
${[paragraph([page.greeting]), ...page.blocks.map(blockHtml)].join('\n')}
${page.link === null ? '' : action(page.link, page.orOpen)}
</td></tr>
<tr><td style="padding:20px 4px 0"><p class="ink-3" style="margin:0;font-size:14px;line-height:20px;color:${LIGHT['ink-3']}">${escapeHtml(page.why)}${page.waysOut.map(wayOut).join('')}</p></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`

/** The first words, which mail programs show beside the subject. */
function previewOf({ blocks: [first] }: MailPage): string {
  if (first === undefined) return ''
  return plainWords(first.kind === 'paragraph' ? first.words : (first.items[0] ?? []))
}

const blockHtml = (block: PageBlock): string =>
  block.kind === 'paragraph' ? paragraph(block.words) : list(block.items)

const paragraph = (words: PageWords): string =>
  `<p class="ink-2" style="margin:16px 0 0;font-size:16px;line-height:24px;color:${LIGHT['ink-2']}">${wordsHtml(words)}</p>`

const list = (items: readonly PageWords[]): string =>
  `<ul class="ink-2" style="margin:16px 0 0;padding:0 0 0 24px;font-size:16px;line-height:24px;color:${LIGHT['ink-2']}">${items
    .map((words) => `<li style="margin:4px 0 0">${wordsHtml(words)}</li>`)
    .join('')}</ul>`

const wordsHtml = (words: PageWords): string =>
  words.map((word) => (typeof word === 'string' ? escapeHtml(word) : inlineLink(word))).join('')

const inlineLink = ({ label, address }: MailLink): string =>
  `<a class="link" href="${escapeHtml(address)}" style="color:${LIGHT.primary}">${escapeHtml(label)}</a>`

function action({ label, address }: MailLink, orOpen: string): string {
  const href = escapeHtml(address)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0 0"><tr>
<td class="primary" style="border-radius:999px;background:${LIGHT.primary}"><a class="on-primary" href="${href}" style="display:inline-block;padding:14px 26px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none;color:${LIGHT['on-primary']}">${escapeHtml(label)}</a></td>
</tr></table>
<p class="line ink-3" style="margin:32px 0 0;padding:20px 0 0;border-top:1px solid ${LIGHT.line};font-size:14px;line-height:20px;color:${LIGHT['ink-3']}">${escapeHtml(orOpen)}<br>
<a class="link" href="${href}" style="color:${LIGHT.primary};word-wrap:break-word;overflow-wrap:anywhere">${href}</a></p>`
}

const wayOut = (link: MailLink): string => `<br>${inlineLink(link)}`

/** The logo, a sun over a bowl, drawn with rounded corners, because mail programs ask before they load a picture. */
const brand = (publicUrl: string): string => `<a href="${escapeHtml(publicUrl)}" style="text-decoration:none">
<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td width="32" class="primary" style="width:32px;height:32px;border-radius:16px;background:${LIGHT.primary};line-height:0;font-size:0" align="center">
<div style="width:13px;height:6px;margin:0 auto 2px;border-radius:7px 7px 0 0;background:${LIGHT['brand-sun']}"></div>
<div class="bowl" style="width:22px;height:11px;margin:0 auto -5px;border-radius:0 0 11px 11px;background:${LIGHT['on-primary']}"></div>
</td>
<td class="ink" style="padding:0 0 0 10px;font-size:20px;line-height:32px;font-weight:700;letter-spacing:-0.03em;color:${LIGHT.ink}">Dayplate</td>
</tr></table></a>`
