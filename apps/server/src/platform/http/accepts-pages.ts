import type { FastifyRequest } from 'fastify'

/** Below these are files and calls alone: what is not found there is no screen of the web app. */
const NO_SCREENS = /^\/(assets|pictures|reports|graphql|health|ready)(\/|$)/i

/** Whether this may be somebody who opens a screen: a browser that goes somewhere asks for html. */
export const acceptsPages = ({ method, url, headers }: FastifyRequest): boolean =>
  mayBeScreen(method, url) && /\btext\/html\b/.test(headers.accept ?? '')

/** Whether the address may be one of the web app's, as far as its beginning tells. */
export const mayBeScreen = (method: string, url: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !NO_SCREENS.test(url.split('?', 1)[0] ?? '')
