import type { ProviderName } from '@dayplate/rules/social'
import type { GatewayAnswer } from './gateway-client.ts'
import type { TestServer } from './test-server.ts'

/** The person to choose at a stand-in; without an address, the stand-in gives none. */
export interface Somebody {
  readonly subject: string
  readonly name?: string
  readonly email?: string
  readonly verified?: boolean
}

/** The provider's answer that the browser brings back. */
export interface ProviderAnswer {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly form: string | null
}

export interface Screen {
  readonly returnUrl: string
  readonly state?: string
  /** The token of the logged-in user. */
  readonly token?: string
}

export const LOGIN_SCREEN: Screen = { returnUrl: '/auth/login' }
export const REGISTER_SCREEN: Screen = { returnUrl: '/auth/register' }
/** The screen that links providers to an account. */
export const settingsOf = (token: string): Screen => ({ returnUrl: '/settings', token })

const URLS = `query Urls($returnUrl: String!, $state: String) {
  getAuthorizationUrls(returnUrl: $returnUrl, state: $state) { googleUrl appleUrl facebookUrl }
}`

/** A browser for social flows: it keeps cookies and follows redirects. */
export class SocialVisitor {
  readonly #server: TestServer
  readonly #own = new Map<string, string>()
  readonly #outside = new Map<string, string>()

  constructor(server: TestServer) {
    this.#server = server
  }

  get cookie(): string {
    return [...this.#own].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Goes to a provider and chooses a person there; null presses "Cancel". */
  async ask(provider: ProviderName, screen: Screen, somebody: Somebody | null): Promise<ProviderAnswer> {
    const { location } = await this.go('GET', await this.startOf(provider, screen))
    const page = await this.#followOutside(location, null)
    return this.#answerOf(await this.#followOutside(page.url, formOf(somebody)))
  }

  /** The address of a screen's button. */
  async startOf(provider: ProviderName, { token, ...variables }: Screen): Promise<string> {
    const { data } = await this.call(URLS, { variables, ...(token === undefined ? {} : { token }) })
    const start = new URL(data.getAuthorizationUrls[`${provider}Url`])
    return start.pathname + start.search
  }

  /** Brings the answer to our server. Returns the address of the screen it leads to. */
  async bring({ method, path, form }: ProviderAnswer): Promise<URL> {
    const { location } = await this.go(method, path, form)
    // A posted answer becomes a redirect, which the browser follows by itself.
    const landed = method === 'POST' ? (await this.go('GET', location)).location : location
    return new URL(landed, 'https://dayplate.example')
  }

  /** Runs the whole flow and returns its hand-off. */
  async handoffOf(provider: ProviderName, screen: Screen, somebody: Somebody): Promise<string> {
    const landed = await this.bring(await this.ask(provider, screen, somebody))
    return landed.searchParams.get(provider === 'apple' ? 'id_token' : 'code') ?? 'none'
  }

  call(query: string, options: { readonly variables?: Record<string, unknown>; readonly token?: string } = {}) {
    return this.#server.client.call(query, { ...options, headers: { cookie: this.cookie } })
  }

  async logIn(provider: ProviderName, token: string): Promise<GatewayAnswer['data']> {
    const field = `loginVia${capital(provider)}`
    return (await this.call(`mutation { ${field}(token: "${token}") { ${ENTRY} } }`)).data[field]
  }

  async register(provider: ProviderName, token: string, accepts = true): Promise<GatewayAnswer['data']> {
    const field = `registerVia${capital(provider)}`
    const input = `token: "${token}", agreementsTermsAndConditions: ${String(accepts)}`
    return (await this.call(`mutation { ${field}(${input}) { ${ENTRY} } }`)).data[field]
  }

  async link(provider: ProviderName, handoff: string, token: string): Promise<GatewayAnswer['data']> {
    const answer = '__typename ... on BasicMutationSuccess { code } ... on OauthException { code messages }'
    const query = `mutation { me { linkProvider(provider: ${provider}, token: "${handoff}") { ${answer} } } }`
    return (await this.call(query, { token })).data.me.linkProvider
  }

  /** A navigation on our own site. */
  async go(
    method: 'GET' | 'POST',
    url: string,
    form: string | null = null,
    more: Readonly<Record<string, string>> = {},
  ) {
    // Browsers do not send a Lax cookie with a post of another site.
    const cookie = method === 'POST' ? '' : this.cookie
    const sent = form === null ? {} : { payload: form, type: 'application/x-www-form-urlencoded' }
    const { status, headers } = await this.#server.client.raw({
      method,
      url,
      headers: { ...more, cookie, ...('type' in sent ? { 'content-type': sent.type } : {}) },
      ...('payload' in sent ? { payload: sent.payload } : {}),
    })
    const set = headers['set-cookie']
    if (typeof set === 'string') keep(this.#own, set)
    const to = headers['location']
    return { status, headers, location: typeof to === 'string' ? to : '' }
  }

  async #followOutside(start: string, form: URLSearchParams | null): Promise<{ url: string; html: string }> {
    let url = start
    let body = form
    for (let hops = 0; hops < 10; hops++) {
      const response = await fetch(url, {
        method: body === null ? 'GET' : 'POST',
        body,
        redirect: 'manual',
        headers: { cookie: [...this.#outside].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      for (const set of response.headers.getSetCookie()) keep(this.#outside, set)
      const location = response.headers.get('location')
      if (location === null) return { url, html: await response.text() }
      url = new URL(location, url).href
      body = null
      if (url.startsWith(this.#server.services.publicUrl)) return { url, html: '' }
    }
    throw new Error(`Going round: ${url}`)
  }

  #answerOf({ url, html }: { url: string; html: string }): ProviderAnswer {
    const base = this.#server.services.publicUrl
    if (url.startsWith(base)) return { method: 'GET', path: url.slice(base.length), form: null }
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? ''
    const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ])
    return { method: 'POST', path: action.slice(base.length), form: new URLSearchParams(fields).toString() }
  }
}

const ENTRY = '__typename ... on Token { token } ... on OauthException { code messages }'

const capital = (provider: ProviderName): string => provider.charAt(0).toUpperCase() + provider.slice(1)

function formOf(somebody: Somebody | null): URLSearchParams {
  if (somebody === null) return new URLSearchParams()
  const { subject, name = '', email = '', verified = false } = somebody
  return new URLSearchParams({ subject, name, email, verified: String(verified) })
}

function keep(jar: Map<string, string>, set: string): void {
  const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split('=', 2)
  jar.set(name, value)
}
