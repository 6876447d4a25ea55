import { describe, expect, it } from 'vitest'
import { isStillFresh, writeStartPage } from './start-page.ts'

const BUILT = '<html>\n  <head>\n    <title>Dayplate</title>\n  </head>\n</html>'
const SITE = { home: '/home', coach: '/home#coach' }

describe('writeStartPage', () => {
  it('writes each setting into the head and keeps the rest as built', () => {
    const { html } = writeStartPage(BUILT, SITE)
    expect(html.replaceAll(/\s*<meta[^>]*>/g, '')).toBe(BUILT)
    expect(html.indexOf('<meta name="dayplate:coach" content="/home#coach" />')).toBeLessThan(html.indexOf('</head>'))
    expect(html).toContain('<meta name="dayplate:home" content="/home" />')
  })

  it('escapes addresses with markup, quotes or dollar signs', () => {
    const home = `https://home.example/?a=1&b="><script>alert('$&')</script>`
    expect(writeStartPage(BUILT, { ...SITE, home }).html).toContain(
      'content="https://home.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;"',
    )
  })

  it('has another tag when a setting changes', () => {
    const before = writeStartPage(BUILT, SITE)
    expect(writeStartPage(BUILT, SITE).etag).toBe(before.etag)
    expect(writeStartPage(BUILT, { ...SITE, home: '/other' }).etag).not.toBe(before.etag)
  })
})

describe('isStillFresh', () => {
  const page = writeStartPage(BUILT, SITE)

  it('recognises its own tag among others', () => {
    expect(isStillFresh(page, `"older", ${page.etag}`)).toBe(true)
    expect(isStillFresh(page, '*')).toBe(true)
  })

  it('is not fresh for a browser with another page or none', () => {
    expect(isStillFresh(page, undefined)).toBe(false)
    expect(isStillFresh(page, 'W/"older"')).toBe(false)
  })
})
