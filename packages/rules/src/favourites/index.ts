/** Favourites on one page of a list: full rows in grids of two and three. */
export const FAVOURITES_SHOWN = 12

/** The number of favourites a person may have, which bounds what one account can store. */
export const FAVOURITES_MOST = 500

/** Longest search text, in characters. */
export const FAVOURITE_SEARCH_MAX_LENGTH = 60
