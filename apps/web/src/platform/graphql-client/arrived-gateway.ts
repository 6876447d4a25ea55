import type { Client } from '@urql/core'

/** The connection to the gateway, as it is used by those who fetch it when they first need it. */
export interface ArrivedGateway {
  gateway(): Client
  signIn(token: string): Promise<void>
  signInWhereNobodyIs(token: string): Promise<boolean>
}

let arrived: ArrivedGateway | null = null

/** Null until its code has come, with whatever needed it first. */
export const arrivedGateway = (): ArrivedGateway | null => arrived

export function noteArrived(gateway: ArrivedGateway): void {
  arrived = gateway
}
