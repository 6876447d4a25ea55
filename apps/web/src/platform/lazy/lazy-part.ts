import type { TextGroup } from '@dayplate/messages'
import { loadMessages } from '../i18n/i18n.ts'

export interface LazyPart<Part> {
  /** Fetches the part with its texts. Rejects when they do not arrive; the next call tries again. */
  load(): Promise<Part>
  /** The part, once it has arrived: then nothing has to be shown in its place. */
  arrived(): Part | null
}

/**
 * A part of the app whose code arrives when it is first needed, with the texts it shows. A component is drawn by `DrawnPart`, in
 * its place, or by `suspendedPart`, which holds back what stands around it; a function is called after `await part.load()`.
 * Nothing else fetches code late, except for the gateway's client and error reports, which this stands on itself or which may
 * have arrived with a page, and for `ui`, which imports no platform.
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
