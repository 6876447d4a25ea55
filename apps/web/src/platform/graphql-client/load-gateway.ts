import { loadedGateway, type LoadedGateway } from './gateway-registry.ts'

/**
 * Loads the client of the gateway when it is first needed: with its cache it has 19 KiB gzip, which the login page does not
 * need. Calling it early preloads it. Rejects when loading fails. Once loaded it is reused: a browser remembers a failed module
 * for the life of the page, so one moment offline would otherwise stop all further calls.
 */
export const loadGateway = async (): Promise<LoadedGateway> => loadedGateway() ?? import('./gateway.ts')
