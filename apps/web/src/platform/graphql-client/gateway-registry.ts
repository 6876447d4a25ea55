import type { Client } from '@urql/core'

/** The connection to the gateway, as it is used by those who fetch it when they first need it. */
export interface LoadedGateway {
  gateway(): Client
  signIn(token: string): Promise<void>
  signInWhereNobodyIs(token: string): Promise<boolean>
}

let arrived: LoadedGateway | null = null

/** Null until its code has come, with whatever needed it first. */
export const loadedGateway = (): LoadedGateway | null => arrived

export function setLoadedGateway(gateway: LoadedGateway): void {
  arrived = gateway
}
