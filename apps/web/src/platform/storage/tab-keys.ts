/** Answers of the wizard that are not sent yet: health data, so it goes with the session. */
export const DRAFT_KEY = 'dietSettingsDraft'

/** Who gave the wizard's confirmations for a plan that could not be made yet. */
export const CONSENTS_KEY = 'dietSettingsConsents'

/** The way through the wizard that has led to a plan, so that the browser's Forward does not lead into it again. */
export const FINISHED_WIZARD_KEY = 'finishedWizard'

/** The notice that asks to confirm the address was closed. */
export const ACTIVATION_CLOSED_KEY = 'activationNoticeClosed'

/** The ids of messages of the frame that were closed, with spaces between. */
export const FLASH_CLOSED_KEY = 'flashMessagesClosed'

/** An access code that was typed and not used yet: it outlives a login, for it is taken along over it, but no logout. */
export const ACCESS_CODE_KEY = 'accessCode'

/** What a tab keeps of the wizard, which asks about health. */
export const HEALTH_TAB_KEYS = [DRAFT_KEY, CONSENTS_KEY] as const

/** What a tab keeps for the person of its session, and for nobody after them. */
export const PERSONAL_TAB_KEYS = [...HEALTH_TAB_KEYS, ACTIVATION_CLOSED_KEY, FLASH_CLOSED_KEY] as const
