import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { EntryFlow } from './flow-request.ts'

interface Came {
  readonly search: Readonly<Record<string, unknown>>
}

const redirecting = lazyPart(async () => (await import('./redirect-to-start-page.ts')).redirectToStartPage)

/** `beforeLoad` of the return routes: who changed their mind at the provider is back where the way began. Few do, so how is fetched then. */
export const redirectCancelled =
  (flow: EntryFlow) =>
  async ({ search }: Came): Promise<void> => {
    if (search['error'] === 'cancelled') (await redirecting.load())(flow, search)
  }
