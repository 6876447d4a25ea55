import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contents } from '@dayplate/catalogue'
import { describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { readLegacyRedirects, readRoutePaths } from './routes-sources.ts'

const readApp = (file: string): string => readFileSync(path.join(import.meta.dirname, '../src/app', file), 'utf8')
const routes = readRoutePaths(readApp('route-tree.gen.ts'))
const old = readLegacyRedirects(readApp('legacy-redirects.ts')).map(({ from }) => from)

const address = inject('appAddress')

/** Requests an address like a client without scripts. */
async function open(url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(address + url, { headers: { accept: 'text/html', 'accept-language': 'en', ...headers } })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

const EXAMPLES: Readonly<Record<string, string>> = {
  '/content/$identifier': '/content/diet-faq',
  '/day-plan/$date': '/day-plan/2026-11-23',
  '/day-plan/print/$start/$end': '/day-plan/print/2026-11-23/2026-11-24',
  '/buy/$productId': '/buy/1',
  '/knowledge/$category': '/knowledge/tips',
  '/knowledge/article/$article': '/knowledge/article/1-x',
  '/meals/$slug': '/meals/shakshuka-with-feta',
}
const exampleOf = (route: string): string =>
  EXAMPLES[route] ?? route.replace('{$provider}', 'google').replaceAll(/\{?\$\w+\}?/g, 'some')

describe('an address', () => {
  it.each([...routes.filter((route) => route !== '/$'), ...old].map(exampleOf))(
    'of a screen is 200: %s',
    async (url) => {
      expect((await open(url)).status).toBe(200)
      expect((await open(`${url}?from=%2Fhome`)).status).toBe(200)
    },
  )

  it.each([
    '/no/such/page',
    '/content/no-such-text',
    '/buy/abc',
    '/buy/0',
    '/buy/login2',
    '/homes',
    '/day-plan/2026-99-99',
    '/day-plan/2026-02-30',
    '/day-plan/tomorrow',
    '/day-plan/print/2026-11-24/monday',
    '/auth/login/via-foo',
    '/settings/via-foo',
    '/knowledge/sleep',
    '/knowledge/article/999999-x',
    '/meals/no-such-meal',
    '/favicon.ico',
    '/routes.json',
    '/documents.json',
  ])('that is unknown is 404, with the "not found" page: %s', async (url) => {
    const answer = await open(url)
    expect([answer.status, answer.body]).toEqual([404, expect.stringContaining('<div id="app">')])
  })

  it.each([
    '/day-plan/2028-02-29',
    '/day-plan/1850-01-01',
    '/day-plan/9999-12-31',
    '/day-plan/intro',
    '/day-plan/',
    '/day-plan/print/2026-11-24/2026-11-30',
  ])('of the day plan is 200 for a day of any year and for its other screens: %s', async (url) => {
    expect((await open(url)).status).toBe(200)
  })

  it('that is unknown stays 404 for a client that has the page cached', async () => {
    const { headers } = await open('/no/such/page')
    const again = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await open('/no/such/page', again)).status).toBe(404)
  })
})

const contentOf = (html: string, key: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1]
const unescape = (text: string | undefined): string | undefined =>
  text?.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('\u00A0', ' ')

const textOf = (language: 'en' | 'pl', group: string, id: string): string => {
  const file = path.join(import.meta.dirname, `../../../packages/messages/${language}/${group}.json`)
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return typeof texts === 'object' && texts !== null ? String(Reflect.get(texts, id)) : ''
}
const pageOf = (language: 'en' | 'pl', identifier: string) => {
  const content = contents[language].find((one) => one.identifier === identifier)
  return [content?.title, content?.description] as const
}

describe.each(['en', 'pl'] as const)('a page without scripts, for a browser in %s', (language) => {
  it.each([
    ['/home', textOf(language, 'titles', 'title/home'), textOf(language, 'home', 'home/description')],
    ['/contact', textOf(language, 'titles', 'title/contact'), textOf(language, 'contact', 'contact/text')],
    ['/privacy-policy', ...pageOf(language, 'privacy-policy')],
    ['/How-To/?from=x', ...pageOf(language, 'how-to')],
    ['/content/faq:dietitian', ...pageOf(language, 'faq:dietitian')],
    ['/content/faq%3Adietitian', ...pageOf(language, 'faq:dietitian')],
  ])('%s', async (url, title, description) => {
    const { body, headers } = await open(url, { 'accept-language': `${language}-GB,de;q=0.5` })
    expect(body).toContain(`<html lang="${language}">`)
    expect(unescape(/<title>([^<]*)<\/title>/.exec(body)?.[1])).toBe(`${title} · Dayplate`)
    expect(unescape(contentOf(body, 'og:title'))).toBe(title)
    for (const key of ['description', 'og:description']) expect(unescape(contentOf(body, key))).toBe(description)
    expect(contentOf(body, 'og:image')).toMatch(/^https?:\/\/[^/]+\/preview\.jpg$/)
    expect(contentOf(body, 'og:url')).toMatch(/^https?:\/\/[^/]+\/[a-z:/-]+$/)
    expect(headers.get('vary')).toMatch(/accept-language/)
  })
})

describe('a page without scripts', () => {
  it.each([...contents.en, ...contents.pl])('every text has its own description: $title', ({ description }) => {
    expect(description.length).toBeGreaterThan(20)
    expect(description).not.toMatch(/[{}[\]*]/)
  })

  it('has no description for private pages', async () => {
    const { body } = await open('/auth/reset-password/secret-token', { 'accept-language': 'pl' })
    expect(body).toContain('<html lang="pl">')
    expect(body).not.toMatch(/og:|secret-token/)
  })

  it('has its preview picture', async () => {
    const picture = await fetch(`${address}/preview.jpg`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })
})
