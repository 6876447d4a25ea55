import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { EntryFlow } from './flow-request.ts'

interface Came {
  readonly search: Readonly<Record<string, unknown>>
}

const redirecting = lazyPart(async () => (await import('./redirect-to-start-page.ts')).redirectToStartPage)

/**
 * `beforeLoad` of the return routes: redirects a user who cancelled at the provider to the start page. Loads that code only
 * then.
 */
export const redirectCancelled =
  (flow: EntryFlow) =>
  async ({ search }: Came): Promise<void> => {
    if (search['error'] === 'cancelled') (await redirecting.load())(flow, search)
  }
