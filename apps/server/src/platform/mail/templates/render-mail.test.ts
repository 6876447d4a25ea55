import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOGIN_PATH, type MailContent } from '../mail-content.ts'
import { DARK, LIGHT } from './mail-colours.ts'
import { renderMail } from './render-mail.ts'

const PATH = '/auth/reset-password/Ab-9_x'
const CONTENTS: readonly MailContent[] = [
  { kind: 'activate-account', path: PATH },
  { kind: 'reset-password', path: PATH },
  { kind: 'log-in-link', path: PATH },
  { kind: 'password-changed' },
  { kind: 'password-changed', providers: ['google', 'facebook'] },
  { kind: 'password-changed', hadEmailChange: true },
  { kind: 'password-changed', isFirst: true },
  { kind: 'account-claimed' },
  { kind: 'social-linked', provider: 'google' },
  { kind: 'social-linked', provider: 'apple' },
  { kind: 'social-linked', provider: 'facebook' },
  { kind: 'social-unlinked', provider: 'facebook' },
  { kind: 'remove-account', path: PATH },
  { kind: 'account-removed' },
  { kind: 'account-unused' },
  { kind: 'confirm-email', path: PATH },
  { kind: 'confirm-email', path: LOGIN_PATH },
  { kind: 'email-change-asked' },
  { kind: 'email-changed' },
]
/** The number of links in a mail, for those that do not have exactly one. */
const PLACES: Partial<Record<MailContent['kind'], number>> = { 'account-removed': 0, 'remove-account': 2 }
const LANGUAGES = ['en', 'pl'] as const
const CASES = CONTENTS.flatMap((content) => LANGUAGES.map((language) => ({ content, language })))
const render = (content: MailContent, language: 'en' | 'pl' = 'en') =>
  renderMail({ content, language, publicUrl: 'https://dayplate.example' })

const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe.each(CASES)('$content.kind in $language', ({ content, language }) => {
  const { subject, html, text } = render(content, language)

  it('says the same in both forms, with no more links than it needs', () => {
    const [home, ...links] = hrefsOf(html)
    expect(home).toBe('https://dayplate.example')
    expect(new Set(links).size).toBe(PLACES[content.kind] ?? 1)
    for (const link of links) expect(text).toContain(`:\n${link}\n`)
    const givenPath = links.filter((link) => link === `https://dayplate.example${PATH}`)
    expect(givenPath).toHaveLength('path' in content && content.path === PATH ? 2 : 0)
  })

  it('keeps its subject on one line, in its language', () => {
    expect(subject + html + text).not.toMatch(/\{providers?\}|undefined/)
    expect(subject).toMatch(/^[^\p{Cc}]{5,60}$/u)
    expect(html).toContain(`<html lang="${language}"`)
    expect(/[ąćęłńóśźż]/.test(text)).toBe(language === 'pl')
  })

  it('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|form|object)|src=|url\(|@import|javascript:/i)
  })

  it('never ends a Polish line with a word of one letter', () => {
    const bound = /(?<![\p{L}\p{N}])[aiouwz]\u00A0/iu
    expect(bound.test(text)).toBe(language === 'pl')
    expect(bound.test(html)).toBe(language === 'pl')
    expect(language === 'pl' ? text : '').not.toMatch(/(?<![\p{L}\p{N}])[aiouwz] \p{L}/iu)
  })

  it("has a greeting, the product's name in subject or title, and one button", () => {
    const [title = '', greeting] = text.split('\n\n')
    expect(greeting).toBe(language === 'pl' ? 'Dzień dobry,' : 'Hello,')
    expect(html).toContain(`>${greeting}</p>`)
    expect(subject + title).toMatch(/Dayplate/)
    expect(subject.length).toBeLessThanOrEqual(50)
    expect([...html.matchAll(/<td class="primary" style="border-radius/g)]).toHaveLength(
      PLACES[content.kind] === 0 ? 0 : 1,
    )
  })

  it('contains no exclamation mark', () => {
    expect(text).not.toContain('!')
  })
})

it.each([
  ['en', 'someone who is logged in', 'log out everywhere else'],
  ['pl', 'ktoś zalogowany', 'na pozostałych urządzeniach'],
] as const)('links to the settings for readers who did not ask for a removal (%s)', (language, because, deed) => {
  const { html, text } = render({ kind: 'remove-account', path: PATH }, language)
  for (const form of [html, text]) expect(form).toContain(because)
  for (const form of [html, text]) expect(form).toContain(deed)
  expect(hrefsOf(html)).toContain('https://dayplate.example/settings')
})

it('differs between kinds and between languages', () => {
  const texts = CASES.map(({ content, language }) => render(content, language).text)
  expect(new Set(texts).size).toBe(CASES.length)
})

it('escapes the values it is filled with', () => {
  const { html } = render({ kind: 'reset-password', path: '/x"><script>alert(1)</script>&\'' })
  expect(html).not.toContain('<script>')
  expect(hrefsOf(html)[1]).toBe('https://dayplate.example/x&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;')
})

it('uses the colours of the design', () => {
  const tokens = readFileSync(path.resolve(import.meta.dirname, '../../../../../web/src/ui/tokens.css'), 'utf8')
  const [light = '', dark = ''] = tokens.split("[data-theme='dark'] {\n    color-scheme: dark;")
  for (const [name, value] of Object.entries(LIGHT)) expect(light, name).toContain(`--${name}: ${value};`)
  for (const [name, value] of Object.entries(DARK)) expect(dark, name).toContain(`--${name}: ${value};`)
})

it('names the providers that still open an account with a new password, if there are any', () => {
  const providers = ['google', 'apple', 'facebook'] as const
  expect(render({ kind: 'password-changed', providers }).text).toContain('log in with Google, Apple, or Facebook.')
  expect(render({ kind: 'password-changed', providers }, 'pl').text).toContain('przez Google, Apple lub Facebook.')
  const changed = render({ kind: 'password-changed' })
  expect(changed.text).not.toContain('log in with')
  expect(render({ kind: 'password-changed', providers: [] })).toEqual(changed)
})

it('says that a new password cancelled a change of address, only if it did', () => {
  const changed = { kind: 'password-changed' } as const
  expect(render({ ...changed, hadEmailChange: true }).text).toContain('We’ve cancelled your e-mail change.')
  expect(render({ ...changed, hadEmailChange: true }, 'pl').text).toContain('Anulowaliśmy zmianę adresu e-mail.')
  expect(render(changed).text).not.toContain('e-mail change')
})

it('says that a claim cancelled a change of address, only if it did', () => {
  const claimed = { kind: 'account-claimed' } as const
  expect(render({ ...claimed, hadEmailChange: true }).text).toContain('We’ve cancelled your e-mail change.')
  expect(render({ ...claimed, hadEmailChange: true }, 'pl').text).toContain('Anulowaliśmy zmianę adresu e-mail.')
  expect(render(claimed).text).not.toContain('e-mail change')
})

it('does not call a first password a change', () => {
  const first = { kind: 'password-changed', isFirst: true } as const
  expect(render(first).subject).toBe('Your Dayplate account now has a password')
  expect(render(first).text).not.toContain('changed')
  expect(render(first, 'pl').text).not.toContain('zmienione')
})
