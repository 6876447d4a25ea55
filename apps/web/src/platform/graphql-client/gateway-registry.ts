import type { Client } from '@urql/core'

/** The gateway's client with its code, once it is loaded. */
export interface LoadedGateway {
  gateway(): Client
  signIn(token: string): Promise<void>
  signInWhereNobodyIs(token: string): Promise<boolean>
}

let arrived: LoadedGateway | null = null

/** Null until its code is loaded by the first page that needs it. */
export const loadedGateway = (): LoadedGateway | null => arrived

export function setLoadedGateway(gateway: LoadedGateway): void {
  arrived = gateway
}
