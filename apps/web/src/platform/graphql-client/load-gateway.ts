/**
 * The connection to the gateway, fetched when somebody first needs it: with its cache it is 19 KiB gzip, which the login
 * page draws without. Calling it early fetches it ahead. It rejects when it does not arrive.
 */
export const loadGateway = () => import('./gateway.ts')
