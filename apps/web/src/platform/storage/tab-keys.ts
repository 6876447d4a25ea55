/** Unsent answers of the wizard. They are health data, so they are removed with the session. */
export const DRAFT_KEY = 'dietSettingsDraft'

/** The user who ticked the wizard's consent to use health data for a plan that could not be made yet. */
export const CONSENTS_KEY = 'dietSettingsConsents'

/** The run of the wizard that has led to a plan, so that the browser's Forward does not open it again. */
export const FINISHED_WIZARD_KEY = 'finishedWizard'

/** Set when the user has closed the notice that asks to confirm the address. */
export const ACTIVATION_CLOSED_KEY = 'activationNoticeClosed'

/** The ids of closed messages of the frame, separated by spaces. */
export const FLASH_CLOSED_KEY = 'flashMessagesClosed'

/** A typed access code that is not used yet. It survives a login, which needs it, but no logout. */
export const ACCESS_CODE_KEY = 'accessCode'

/** Keys of the wizard's answers, which are health data. */
export const HEALTH_TAB_KEYS = [DRAFT_KEY, CONSENTS_KEY] as const

/** Keys of the session's user, removed when the session ends. */
export const PERSONAL_TAB_KEYS = [...HEALTH_TAB_KEYS, ACTIVATION_CLOSED_KEY, FLASH_CLOSED_KEY] as const
