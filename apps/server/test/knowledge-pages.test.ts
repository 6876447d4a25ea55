import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_ARTICLES } from './tools/sample-articles.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'knowledge-pages-'))
const BUILT = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="General." />
    <title>Dayplate</title>
  </head>
  <body>
    <div id="app"></div>
    <noscript>Dayplate needs JavaScript.</noscript>
  </body>
</html>
`

let server: TestServer
let address: string
beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), BUILT)
  const routes = ['/knowledge', '/knowledge/$category', '/knowledge/article/$article', '/home']
  writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(routes))
  server = await startTestServer(folder, { articles: SAMPLE_ARTICLES })
  address = await server.listen()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Requests a page like a client without scripts. */
async function open(url: string, language = 'en') {
  const answer = await fetch(address + url, { headers: { accept: 'text/html', 'accept-language': language } })
  return { status: answer.status, body: await answer.text(), type: answer.headers.get('content-type') }
}

const dataIn = (body: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null')

describe('an article without scripts', () => {
  it('has its title, description, picture and text in the page', async () => {
    const { status, body } = await open('/knowledge/article/1-words-of-1')
    expect(status).toBe(200)
    expect(body).toContain('<title>Title 1 · Dayplate</title>')
    expect(body).toContain('<meta name="description" content="Summary of 1" />')
    expect(body).toContain('<meta property="og:type" content="article" />')
    expect(body).toContain('<meta property="og:image" content="https://dayplate.example/preview.jpg" />')
    expect(body).toContain(
      '<main><h1>Title 1</h1><p>Lead of 1 with &lt;signs&gt; &amp; &quot;quotes&quot;</p><p>Text of 1</p>\n</main></noscript>',
    )
    expect(body).toContain('<noscript>Dayplate needs JavaScript.</noscript>')
  })

  it('has structured data that no text can leave', async () => {
    const { body } = await open('/knowledge/article/1-words-of-1')
    expect(dataIn(body)).toMatchObject({
      '@type': 'Article',
      headline: 'Title 1',
      description: 'Summary of 1',
      dateModified: '2026-11-10',
      inLanguage: 'en',
      isAccessibleForFree: true,
      mainEntityOfPage: 'https://dayplate.example/knowledge/article/1-words-of-1',
      author: { name: 'Dayplate kitchen desk' },
    })
    const dangerous = await open('/knowledge/article/10-words-of-10')
    expect(dangerous.body).not.toContain('</script><script>alert')
    expect(dataIn(dangerous.body)).toMatchObject({ headline: 'Title </script><script>alert(1)</script>' })
  })

  it('never has the text that paying people read', async () => {
    const { status, body } = await open('/knowledge/article/11-words-of-11')
    expect(status).toBe(200)
    expect(body).not.toContain('Paid')
    expect(body).toContain('Lead of 11')
    expect(body).toContain('<p>The rest of this article is for people with access to Dayplate.</p>')
    expect(dataIn(body)).toMatchObject({ isAccessibleForFree: false })
  })

  it('is in the language of its address, and names both', async () => {
    const { body } = await open('/knowledge/article/1-slowa-1', 'en')
    expect(body).toContain('<html lang="pl">')
    expect(body).toContain('<meta name="dayplate:language" content="pl" />')
    expect(body).toContain('<title>Tytuł 1 · Dayplate</title>')
    const site = 'https://dayplate.example/knowledge/article/'
    expect(body).toContain(`<link rel="canonical" href="${site}1-slowa-1" />`)
    expect(body).toContain(`<link rel="alternate" hreflang="en" href="${site}1-words-of-1" />`)
    expect(body).toContain(`<link rel="alternate" hreflang="pl" href="${site}1-slowa-1" />`)
  })

  it.each([
    ['en', 'words-of-1'],
    ['pl', 'slowa-1'],
  ])('with other words is the one of the number in the language of the browser: %s', async (language, words) => {
    const { status, body } = await open('/knowledge/article/1-some-words/?from=x', language)
    expect(status).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="https://dayplate.example/knowledge/article/1-${words}" />`)
    expect(body).not.toContain('dayplate:language')
  })

  it.each(['/knowledge/article/13-x', '/knowledge/article/x', '/knowledge/sleep', '/knowledge/article'])(
    'is 404 where there is none: %s',
    async (url) => {
      expect((await open(url)).status).toBe(404)
    },
  )
})

describe('the feed without scripts', () => {
  it('links to its articles', async () => {
    const { status, body } = await open('/knowledge/tips')
    expect(status).toBe(200)
    expect(body).toContain('<title>Tips · Knowledge · Dayplate</title>')
    expect(body).toContain('<a href="/knowledge/article/12-words-of-12">Title 12</a><p>Teaser of 12</p>')
    expect(body).not.toContain('Title 1<')
  })

  it.each(['/knowledge', '/Knowledge/All/'])('has all articles at %s', async (url) => {
    const { body } = await open(url, 'pl')
    expect(body).toContain('<title>Wiedza · Dayplate</title>')
    expect(body.match(/<li>/g)).toHaveLength(12)
    expect(body).toContain('<meta property="og:url" content="https://dayplate.example/knowledge/all" />')
  })
})

describe('search engines', () => {
  it('find every article in both languages in the site map', async () => {
    const { status, body, type } = await open('/sitemap.xml')
    expect([status, type]).toEqual([200, expect.stringContaining('application/xml')])
    const site = 'https://dayplate.example'
    expect(body).toContain(
      `<url><loc>${site}/knowledge/article/11-words-of-11</loc><lastmod>2026-11-01</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${site}/knowledge/article/11-words-of-11"/>` +
        `<xhtml:link rel="alternate" hreflang="pl" href="${site}/knowledge/article/11-slowa-11"/></url>`,
    )
    expect(body.match(/<loc>[^<]*\/knowledge\/article\//g)).toHaveLength(24)
    for (const page of ['/home', '/knowledge/workouts', '/content/privacy-policy', '/contact'])
      expect(body).toContain(`<loc>${site}${page}</loc>`)
    expect(body).not.toMatch(/auth|day-plan|settings/)
  })

  it('find the site map by robots.txt', async () => {
    const { status, body, type } = await open('/robots.txt')
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toContain('Sitemap: https://dayplate.example/sitemap.xml\n')
  })
})

describe('the picture of a link to an article', () => {
  it('is a PNG of its meal', async () => {
    const { body } = await open('/knowledge/article/11-words-of-11')
    expect(body).toContain('content="https://dayplate.example/pictures/articles/11.png"')
    const answer = await fetch(`${address}/pictures/articles/11.png`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    // No lit pictures are drawn here, so a drawing stands in that no cache may keep.
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  it.each(['1', '13', 'x', '11.5'])('does not exist for "%s"', async (name) => {
    expect((await fetch(`${address}/pictures/articles/${name}.png`)).status).toBe(404)
  })
})
