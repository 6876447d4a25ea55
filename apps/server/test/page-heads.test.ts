import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contents } from '@dayplate/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLegacyRedirects, readRoutePaths } from '../../web/vite-plugins/route-sources.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const WEB = path.resolve(import.meta.dirname, '../../web')
const readApp = (file: string): string => readFileSync(path.join(WEB, 'src/app', file), 'utf8')
const routes = readRoutePaths(readApp('route-tree.gen.ts'))
const old = readLegacyRedirects(readApp('legacy-redirects.ts')).map(({ from }) => from)

/** The page as it stands in the sources, and the list as the build writes it. */
const folder = mkdtempSync(path.join(tmpdir(), 'dayplate-heads-'))
writeFileSync(path.join(folder, 'index.html'), readFileSync(path.join(WEB, 'index.html')))
writeFileSync(path.join(folder, 'routes.json'), JSON.stringify([...routes, ...old]))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(folder)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const open = (url: string, language = 'en') =>
  server.client.raw({ method: 'GET', url, headers: { accept: 'text/html', 'accept-language': language } })

const EXAMPLES: Readonly<Record<string, string>> = {
  '/content/$identifier': '/content/diet-faq',
  '/day-plan/$date': '/day-plan/2026-11-23',
}
const exampleOf = (route: string): string => EXAMPLES[route] ?? route.replaceAll(/\{?\$\w+\}?/g, 'some')

describe('an address', () => {
  it.each([...routes.filter((route) => route !== '/$'), ...old].map(exampleOf))(
    'of a screen is 200: %s',
    async (url) => {
      expect((await open(url)).status).toBe(200)
      expect((await open(`${url}?from=%2Fhome`)).status).toBe(200)
    },
  )

  it.each(['/no/such/page', '/content/no-such-text', '/homes', '/favicon.ico', '/routes.json', '/documents.json'])(
    'of nothing is 404, with the page that says so: %s',
    async (url) => {
      const answer = await open(url)
      expect([answer.status, answer.body]).toEqual([404, expect.stringContaining('<div id="app">')])
    },
  )

  it('of nothing stays 404 for who has the page already', async () => {
    const { headers } = await open('/no/such/page')
    const again = { accept: 'text/html', 'if-none-match': String(headers['etag']) }
    expect((await server.client.raw({ method: 'GET', url: '/no/such/page', headers: again })).status).toBe(404)
  })
})

const contentOf = (html: string, key: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1]
const unescape = (text: string | undefined): string | undefined =>
  text?.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('\u00A0', ' ')

describe('what a page says without scripts', () => {
  it.each([
    ['/home', 'en', 'A meal plan that fits you', 'four meals'],
    ['/home', 'pl-PL,pl;q=0.9,en;q=0.8', 'Plan posiłków dopasowany do Ciebie', 'cztery posiłki'],
    ['/privacy-policy', 'en', 'Privacy policy', 'how long'],
    ['/privacy-policy/', 'pl', 'Polityka prywatności', 'jak długo'],
    ['/content/faq:dietitian', 'en', 'Questions to a dietitian', 'Short answers'],
    ['/content/faq%3Adietitian', 'pl', 'Pytania do dietetyka', 'Krótkie odpowiedzi'],
    ['/terms-of-service', 'pl', 'Regulamin', 'Dayplate'],
    ['/contact', 'en', 'Help and contact', 'write to us'],
  ])('%s for %s', async (url, language, title, described) => {
    const { body, headers } = await open(url, language)
    expect(body).toContain(`<html lang="${language.slice(0, 2)}">`)
    expect(unescape(/<title>([^<]*)<\/title>/.exec(body)?.[1])).toBe(`${title} · Dayplate`)
    for (const key of ['description', 'og:description']) expect(unescape(contentOf(body, key))).toContain(described)
    expect(unescape(contentOf(body, 'og:title'))).toBe(title)
    expect(contentOf(body, 'og:image')).toBe('https://dayplate.example/preview.png')
    expect(contentOf(body, 'og:url')).toMatch(/^https:\/\/dayplate\.example\/[a-z]/)
    expect(headers['vary']).toMatch(/accept-language/)
  })

  it.each([...contents.en, ...contents.pl])('every text has a description of its own: $title', ({ description }) => {
    expect(description.length).toBeGreaterThan(20)
    expect(description).not.toMatch(/[{}[\]*]/)
  })

  it('says nothing of a screen that holds somebody’s own things', async () => {
    const { body } = await open('/auth/reset-password/secret-token', 'pl')
    expect(body).toContain('<html lang="pl">')
    expect(body).not.toMatch(/og:|secret-token/)
  })

  it('has its picture', () => {
    expect(readFileSync(path.join(WEB, 'public/preview.png')).subarray(1, 4).toString()).toBe('PNG')
  })
})
