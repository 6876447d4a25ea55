/** Answers of the wizard that are not sent yet: health data, so it goes with the session. */
export const DRAFT_KEY = 'dietSettingsDraft'

/** What a tab keeps for the person of its session, and for nobody after them. */
export const PERSONAL_TAB_KEYS = [DRAFT_KEY] as const
