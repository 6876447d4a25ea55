import { LIVE_TAB_HEADER } from '@dayplate/rules/live'
import { addedHeaders } from '../graphql-client/gateway-headers.ts'

/** From 0 to 1. Not by `randomUUID`, which browsers offer over https alone. */
export const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

// Names this tab in its calls, so that it is not told of its own changes. The name is no secret.
addedHeaders[LIVE_TAB_HEADER] = random().toString(36).slice(2)

/** Whether the user sees the page and the browser has a connection. */
export const isPresent = (): boolean => document.visibilityState === 'visible' && navigator.onLine
