import { once } from 'node:events'
import { createServer } from 'node:http'

/** A different site. For a browser, another port is another origin. */
export interface OtherSite {
  readonly address: string
  close(): Promise<void>
}

/** Serves a script that sets `window.injected`, and `/frame?<address>`, a page that shows that address in a frame. */
export async function startOtherSite(): Promise<OtherSite> {
  const server = createServer((request, response) => {
    const [path, framed = ''] = (request.url ?? '').split('?')
    if (path === '/frame') {
      response.setHeader('content-type', 'text/html')
      response.end(`<!doctype html><title>Other</title><iframe src="${decodeURIComponent(framed)}"></iframe>`)
      return
    }
    response.setHeader('content-type', 'text/javascript')
    response.end('window.injected = "from another site"')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('A TCP server has an address with a port.')
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { address: `http://127.0.0.1:${bound.port}`, close }
}
