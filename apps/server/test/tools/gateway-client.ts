import type { FastifyInstance, InjectOptions } from 'fastify'

export interface GatewayAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** Any: each test reads the shape it asked for. */
  // oxlint-disable-next-line typescript/no-explicit-any -- answers are as varied as queries; assertions give the shape
  readonly data: any
  readonly errors: readonly { readonly message: string; readonly extensions: { readonly code: string } }[]
  readonly extensions?: Readonly<Record<string, unknown>>
}

export interface CallOptions {
  readonly variables?: Record<string, unknown>
  readonly operationName?: string
  readonly token?: string | null
  readonly headers?: Record<string, string>
  readonly url?: string
  /** The caller's address, for limits of a network. */
  readonly from?: string
}

export interface GatewayClient {
  call(query: string, options?: CallOptions): Promise<GatewayAnswer>
  /** Sends any request, for requests that are not valid calls. */
  raw(options: InjectOptions): Promise<{ status: number; headers: Readonly<Record<string, unknown>>; body: string }>
}

/** Calls the gateway as the web app does. */
export function gatewayClient(app: FastifyInstance): GatewayClient {
  const raw: GatewayClient['raw'] = async (options) => {
    const response = await app.inject(options)
    return { status: response.statusCode, headers: response.headers, body: response.body }
  }
  const call: GatewayClient['call'] = async (query, { variables, operationName, token, headers, url, from } = {}) => {
    const auth = token === undefined || token === null ? {} : { 'x-auth-token': token }
    const payload = { query, variables, operationName }
    const {
      status,
      headers: sent,
      body,
    } = await raw({
      method: 'POST',
      url: url ?? '/graphql?q=Test',
      headers: { ...auth, ...headers },
      payload,
      ...(from === undefined ? {} : { remoteAddress: from }),
    })
    const { data, errors = [], extensions } = JSON.parse(body)
    return { status, headers: sent, data, errors, extensions }
  }
  return { call, raw }
}
