import type { TextGroup } from '@dayplate/messages'
import { loadMessages } from '../i18n/i18n.ts'

export interface LazyPart<Part> {
  /** Loads the part with its texts. Rejects when they fail to load; the next call tries again. */
  load(): Promise<Part>
  /** The part after it has loaded, so that no placeholder is needed; null before. */
  arrived(): Part | null
}

/**
 * A part of the app whose code and texts load when it is first needed. `DrawnPart` renders a component in its place;
 * `suspendedPart` suspends the page around it until the code has loaded. A function is called after `await part.load()`.
 * Only three things load code late without it: the gateway's client and error reports, because lazy parts depend on
 * them or a page may already have loaded them, and `ui`, because it imports no platform.
 *
 * @param fetch names what it takes from the file, so that the bundler leaves out the rest:
 *   `async () => (await import('./copy-day.tsx')).CopyDay`
 */
export function lazyPart<Part>(fetch: () => Promise<Part>, ...texts: readonly TextGroup[]): LazyPart<Part> {
  let arrived: Part | null = null
  return {
    arrived: () => arrived,
    async load() {
      const [part] = await Promise.all([fetch(), texts[0] && loadMessages(...texts)])
      arrived = part
      return part
    },
  }
}
