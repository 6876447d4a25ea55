import { loadedGateway, type LoadedGateway } from './gateway-registry.ts'

/**
 * The connection to the gateway, fetched when somebody first needs it: with its cache it is 19 KiB gzip, which the login
 * page draws without. Calling it early fetches it ahead. It rejects when it does not arrive. Where it has come already, with a
 * page that asks, nothing is fetched: browsers remember as long as a page lives that a module did not arrive, so that one
 * moment without a connection would end all sending.
 */
export const loadGateway = async (): Promise<LoadedGateway> => loadedGateway() ?? import('./gateway.ts')
