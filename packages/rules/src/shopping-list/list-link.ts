/** How long a link to a shopping list works, in days: a week of shopping (issue, shopping). */
export const LIST_LINK_DAYS = 7

/** Lists that a person may share at the same time. More than the periods that a week of shopping has. */
export const MOST_LIST_LINKS = 10

/** The path of a shared list. Its next segment is the secret. */
export const SHARED_LIST_PATH = '/shared-list'
