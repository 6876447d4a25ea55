import type { FastifyRequest } from 'fastify'

/** Paths below which there are only files and calls, never screens of the web app. */
const NO_SCREENS = /^\/(assets|pictures|reports|graphql|health|ready)(\/|$)/i

/** Whether the request may come from a browser that opens a screen, because only navigation asks for html. */
export const acceptsPages = ({ method, url, headers }: FastifyRequest): boolean =>
  mayBeScreen(method, url) && /\btext\/html\b/.test(headers.accept ?? '')

/** Whether the address may be a screen of the web app, judged by its beginning. */
export const mayBeScreen = (method: string, url: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !NO_SCREENS.test(url.split('?', 1)[0] ?? '')
