import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import type { Screen } from '../../../apps/web/e2e/routes.ts'
import { visit } from '../../../apps/web/e2e/routes-visit.ts'

/** The scripts a first visit of a screen fetches until it stands, by address: how many bytes each is under gzip. */
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
  const addresses = new Set<string>()
  const { problems, close } = await visit(browser, {
    ...options,
    watch: (page) =>
      page.on('request', (request) => {
        if (request.resourceType() === 'script') addresses.add(request.url())
      }),
  })
  await close()
  if (problems.length > 0) throw new Error(`${options.screen.url} does not stand:\n${problems.join('\n')}`)
  return new Map(await Promise.all([...addresses].map(weigh)))
}

/** Asked for once more, because a browser forgets the bodies of a page it has left. */
async function weigh(address: string): Promise<readonly [string, number]> {
  const answer = await fetch(address)
  return [address, gzipSync(await answer.bytes()).length]
}

export const bytesOf = (scripts: ScriptBytes): number => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)

/** What a screen fetches when another one was seen before. */
export const beyond = (scripts: ScriptBytes, seen: ScriptBytes): ScriptBytes =>
  new Map([...scripts].filter(([address]) => !seen.has(address)))
