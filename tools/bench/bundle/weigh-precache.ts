import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export interface Precache {
  readonly files: number
  /** Bytes as sent, without the fonts. */
  readonly bytes: number
  readonly fontBytes: number
}

/** Addresses in the list that the build writes into the service worker. */
const ADDRESS = /["']?url["']?:\s*["'`](?<url>[^"'`]+)["'`]/g

/** Measures what the built service worker fetches with a first visit. */
export function weighPrecache(folder: string): Precache {
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8')
  const addresses = [...worker.matchAll(ADDRESS)].map(({ groups }) => groups?.['url'] ?? '')
  const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + bytesSent(path.join(folder, file)), 0)
  return {
    files: addresses.length,
    bytes: weigh(addresses.filter((file) => !isFont(file))),
    fontBytes: weigh(addresses.filter(isFont)),
  }
}

const isFont = (file: string): boolean => file.endsWith('.woff2')

const bytesSent = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
