import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StartedPart } from '../part.ts'
import { identityProviders } from './identity-provider.ts'

let part: StartedPart
beforeAll(async () => {
  part = await identityProviders({ productUrl: 'https://dayplate.example' })
})
afterAll(() => part.stop())

/** A browser that keeps the cookies of one stand-in. */
function newBrowser() {
  const cookies = new Map<string, string>()
  return async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
}

function wayTo(provider: 'google' | 'apple'): string {
  const question = {
    client_id: part.variables[`${provider.toUpperCase()}_CLIENT_ID`] ?? '',
    redirect_uri: `https://dayplate.example/social/callback/${provider}`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update('x'.repeat(43)).digest('base64url'),
    code_challenge_method: 'S256',
  }
  return `${part.addresses[provider] ?? ''}/auth?${new URLSearchParams(question).toString()}`
}

const next = (response: Response): string => new URL(response.headers.get('location') ?? '', response.url).href

describe.each(['google', 'apple'] as const)('going back at %s', (provider) => {
  it('after choosing leads to the product, and to no error of the library', async () => {
    const browser = newBrowser()
    const page = next(await browser(wayTo(provider)))
    expect(await (await browser(page)).text()).toContain('Somebody else')
    const resume = next(await browser(page, { subject: 'ada', name: 'Ada' }))
    await browser(resume)
    for (const answer of [await browser(page), await browser(page, { subject: 'ada' }), await browser(resume)]) {
      expect(answer.status).toBe(400)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      const html = await answer.text()
      expect(html).toContain('<a href="https://dayplate.example">Back to Dayplate</a>')
      expect(html).not.toContain('SessionNotFound')
    }
  })
})
