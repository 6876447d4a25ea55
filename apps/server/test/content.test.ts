import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const CONTENT = `query Content($identifier: String!) {
  content(identifier: $identifier) { identifier title content { markdown html } }
}`
const contentOf = async (identifier: string, locale = 'en_US') =>
  (await server.client.call(CONTENT, { variables: { identifier }, headers: { 'x-locale': locale } })).data.content

const IDENTIFIERS = [
  'privacy-policy',
  'payment-info',
  'terms-of-service-web',
  'terms-of-service-android',
  'terms-of-service-ios',
  'terms-of-service-huawei',
  'how-to',
  'faq:dietitian',
  'diet-faq',
  'info',
]

describe('a page of text', () => {
  it.each(IDENTIFIERS)('%s is readable for visitors in both languages', async (identifier) => {
    const [english, polish] = [await contentOf(identifier), await contentOf(identifier, 'pl_PL')]
    for (const content of [english, polish]) {
      expect(content).toMatchObject({ identifier, title: expect.stringMatching(/\S/) })
      expect(content.content.html).toMatch(/^<p>/)
    }
    expect(english.content.markdown).not.toBe(polish.content.markdown)
  })

  it('has markdown and the HTML made from it, both without the title', async () => {
    const { title, content } = await contentOf('payment-info')
    expect(title).toBe('Payments')
    expect(content.markdown).toContain('## Access codes')
    expect(content.html).toContain('<h2 id="access-codes">Access codes</h2>')
    expect(content.markdown + content.html).not.toContain('# Payments')
  })

  it.each(['no-such-text', '', '__proto__', '../how-to'])(
    'is null for the unknown identifier "%s"',
    async (unknown) => {
      expect(await contentOf(unknown)).toBeNull()
    },
  )
})

describe('the questions to a dietitian', () => {
  it('are at least eight, and name the people the product refuses', async () => {
    const { content } = await contentOf('faq:dietitian')
    expect(content.html.match(/<h2 /g).length).toBeGreaterThanOrEqual(8)
    for (const refused of ['under 18', 'pregnant', 'breast-feeding', 'eating disorder', 'medical diet']) {
      expect(content.markdown).toContain(refused)
    }
  })
})
