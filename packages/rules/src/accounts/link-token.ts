/** Most characters of a mailed secret that are worth looking at; ours have 43. */
const LINK_TOKEN_MAX_LENGTH = 128

/** Whether a text may be the secret of a mailed link: anything else is none of ours, and nobody needs to be asked about it. */
export const mayBeLinkToken = (text: string): boolean => text.length <= LINK_TOKEN_MAX_LENGTH && /^[\w-]+$/.test(text)
