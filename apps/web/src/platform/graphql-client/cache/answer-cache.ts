import { composeExchanges } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { bypassCacheAfterError } from './bypass-cache-after-error.ts'
import { cacheEffects } from './cache-effects.ts'
import { entityKeys } from './entity-keys.ts'

/** The normalised cache: it stores each entity once, so that a change in one result is a change in all. */
export const createAnswerCache = () =>
  composeExchanges([
    bypassCacheAfterError(),
    // The schema has no interfaces, so fragments match exactly their type.
    cacheExchange({ keys: entityKeys, updates: cacheEffects, possibleTypes: {} }),
  ])
