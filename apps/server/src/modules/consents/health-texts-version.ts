/** The version of the texts that ask for consents about health: the day they were written and a number within the day. */
export const HEALTH_TEXTS_VERSION = '2026-11-26/1'
