import { z } from 'zod'

const MESSAGE = 'must be an smtp:// or smtps:// address without path or query'

/** The address of the mail server: smtp://name:password@host:port, or smtps:// for TLS from the first byte. */
export const smtpAddress = z.url({ protocol: /^smtps?$/, error: MESSAGE }).refine((text) => isAlone(text), MESSAGE)

function isAlone(text: string): boolean {
  const url = URL.parse(text)
  return url === null || (url.hostname !== '' && /^\/?$/.test(url.pathname) && url.search === '' && url.hash === '')
}
