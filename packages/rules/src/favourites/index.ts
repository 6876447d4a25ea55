/** Favourites a list shows at a time: full rows in grids of two and of three. */
export const FAVOURITES_SHOWN = 12

/** Most favourites of one person: more than anybody looks through, and a bound to what one account can store. */
export const FAVOURITES_MOST = 500

/** Longest words a search looks for, in characters. */
export const FAVOURITE_SEARCH_MAX_LENGTH = 60
