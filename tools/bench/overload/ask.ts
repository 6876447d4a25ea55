import { request, type Agent } from 'node:http'

export interface Asked {
  readonly status: number
  readonly text: string
  readonly tookMs: number
}

export interface Question {
  readonly query: string
  readonly variables: object
  /** The caller's address as reported by a proxy. */
  readonly from: string
}

/** Sends one request to the gateway over a connection of the agent. */
export function ask(url: URL, agent: Agent, { query, variables, from }: Question): Promise<Asked> {
  const startedMs = performance.now()
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, tookMs: performance.now() - startedMs }),
      )
    })
    call.on('error', reject)
    call.end(JSON.stringify({ query, variables }))
  })
}
