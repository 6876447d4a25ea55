/** Changes that the gateway has not confirmed yet. */
export const OUTBOX_KEY = 'outbox'

/** The shopping lists that were shown last, for the shop without a connection. */
export const KEPT_LISTS_KEY = 'shoppingLists'

/** The lists of other people that links opened in this browser last. */
export const KEPT_SHARED_LISTS_KEY = 'sharedLists'

/** The secrets of links to shopping lists that were made in this browser, by period. The gateway has hashes of them alone. */
export const LIST_LINKS_KEY = 'listLinks'

/** Diet, goal and activity that a visitor kept from the example day. They survive the login that they lead to. */
export const KEPT_CHOICE_KEY = 'keptChoice'

/** Keys of one session's plan, which a login clears too. Of a visitor, the outbox may have ticks of a list that another person shares. */
export const PLAN_KEYS = [OUTBOX_KEY, KEPT_LISTS_KEY, KEPT_SHARED_LISTS_KEY, LIST_LINKS_KEY] as const

/** Keys of the plan's data and of wishes for it, which are health data: removed with the session and with the health consent. */
export const HEALTH_KEYS = [...PLAN_KEYS, KEPT_CHOICE_KEY] as const
