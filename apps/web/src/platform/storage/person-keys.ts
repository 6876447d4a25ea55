/** Changes that the gateway has not confirmed yet. */
export const OUTBOX_KEY = 'outbox'

/** The shopping lists that were shown last, for the shop without a connection. */
export const KEPT_LISTS_KEY = 'shoppingLists'

/** Keys of the plan's data, which is health data: removed with the session and with the health consent. */
export const HEALTH_KEYS = [OUTBOX_KEY, KEPT_LISTS_KEY] as const
