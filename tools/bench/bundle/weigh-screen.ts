import type { Browser } from 'playwright-core'
import type { Screen } from '../../../apps/web/e2e/routes.ts'
import { visit } from '../../../apps/web/e2e/routes-visit.ts'

/** The scripts a first visit of a screen fetches until it stands, by address: how many bytes the server sends for each. */
export type ScriptBytes = ReadonlyMap<string, number>

export interface WeighOptions {
  /** Where the built product answers, without a slash at the end. */
  readonly address: string
  readonly screen: Screen
  /** The viewer's session; null for a visitor. */
  readonly token: string | null
}

/** Opens the screen with an empty cache. Throws when it does not stand, for half a page weighs little. */
export async function weighScreen(browser: Browser, options: WeighOptions): Promise<ScriptBytes> {
  const { problems, scripts, close } = await visit(browser, { ...options, isSparing: true })
  await close()
  if (problems.length > 0) throw new Error(`${options.screen.url} does not stand:\n${problems.join('\n')}`)
  return weighScripts(scripts)
}

/** Asks for the scripts again, because a browser forgets the bodies of a page it has left. */
export const weighScripts = async (addresses: readonly string[]): Promise<ScriptBytes> =>
  new Map(await Promise.all(addresses.map(weigh)))

/** What today's browsers accept. */
const ACCEPTED = { 'accept-encoding': 'gzip, deflate, br' }

async function weigh(address: string): Promise<readonly [string, number]> {
  const answer = await fetch(address, { headers: ACCEPTED })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  const whole = await answer.bytes()
  // A script that compression makes no smaller is compressed on its way, without a length: its own size is then the most.
  return [address, Number(answer.headers.get('content-length') ?? whole.length)]
}

export const bytesOf = (scripts: ScriptBytes): number => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)

/** What a screen fetches when another one was seen before. */
export const beyond = (scripts: ScriptBytes, seen: ScriptBytes): ScriptBytes =>
  new Map([...scripts].filter(([address]) => !seen.has(address)))
