import type { Browser } from 'playwright-core'
import type { Screen } from '../../../apps/web/e2e/routes.ts'
import { visit } from '../../../apps/web/e2e/routes-visit.ts'

/** The scripts that a first visit of a screen loads until it is complete: bytes sent, by address. */
export type ScriptBytes = ReadonlyMap<string, number>

export interface WeighOptions {
  /** Address of the built product, without a trailing slash. */
  readonly address: string
  readonly screen: Screen
  /** The viewer's session; null for a visitor. */
  readonly token: string | null
}

/** Opens the screen with an empty cache. Throws when it does not complete, because half a page weighs little. */
export async function weighScreen(browser: Browser, options: WeighOptions): Promise<ScriptBytes> {
  const { problems, scripts, close } = await visit(browser, { ...options, isSparing: true })
  await close()
  if (problems.length > 0) throw new Error(`${options.screen.url} does not stand:\n${problems.join('\n')}`)
  return weighScripts(scripts)
}

/** Requests the scripts again, because a browser discards the bodies of a page it has left. */
export const weighScripts = async (addresses: readonly string[]): Promise<ScriptBytes> =>
  new Map(await Promise.all(addresses.map(weigh)))

/** Encodings that current browsers accept. */
const ACCEPTED = { 'accept-encoding': 'gzip, deflate, br' }

async function weigh(address: string): Promise<readonly [string, number]> {
  const answer = await fetch(address, { headers: ACCEPTED })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  const whole = await answer.bytes()
  // A script that compression does not shrink is sent without a length, so its own size is the maximum.
  return [address, Number(answer.headers.get('content-length') ?? whole.length)]
}

export const bytesOf = (scripts: ScriptBytes): number => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)

/** Scripts that a screen loads in addition to those of an earlier one. */
export const beyond = (scripts: ScriptBytes, seen: ScriptBytes): ScriptBytes =>
  new Map([...scripts].filter(([address]) => !seen.has(address)))
