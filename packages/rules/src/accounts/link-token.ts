/** Longest mailed secret accepted, in characters; ours have 43. */
const LINK_TOKEN_MAX_LENGTH = 128

/** Whether a text can be the secret of a mailed link. Anything else needs no database query. */
export const mayBeLinkToken = (text: string): boolean => text.length <= LINK_TOKEN_MAX_LENGTH && /^[\w-]+$/.test(text)
