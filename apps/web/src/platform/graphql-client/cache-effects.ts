import type { Cache, CacheExchangeOpts } from '@urql/exchange-graphcache'

/**
 * Whatever a person changes about themself (access, settings, introduction) may change what any query answers, so open
 * pages ask again. A mutation that answers with the changed thing, such as a meal, needs nothing here.
 */
export const cacheEffects: NonNullable<CacheExchangeOpts['updates']> = {
  Mutation: {
    me: (_result, _args, cache) => askEverythingAgain(cache),
    // It may have been the person's own newsletter.
    newsletter: (_result, _args, cache) => askEverythingAgain(cache),
  },
}

function askEverythingAgain(cache: Cache): void {
  // Field by field: the name alone would be taken for a type whose things have keys, and invalidate nothing.
  for (const field of cache.inspectFields('Query')) cache.invalidate('Query', field.fieldName, field.arguments)
}
