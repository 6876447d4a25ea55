import type { Client } from '@urql/core'

/** The loaded code of the gateway's client. */
export interface LoadedGateway {
  gateway(): Client
  signIn(token: string): Promise<void>
  signInIfSignedOut(token: string): Promise<boolean>
}

let arrived: LoadedGateway | null = null

/** The client's code; null until the first page that needs it has loaded it. */
export const loadedGateway = (): LoadedGateway | null => arrived

export function setLoadedGateway(gateway: LoadedGateway): void {
  arrived = gateway
}
