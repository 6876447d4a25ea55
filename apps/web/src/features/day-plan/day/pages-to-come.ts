/** The path of a page that a later part of the product adds. Null until the page exists. */
type PageToCome = string | null

/** Will be '/measurements', which enables the reminder to measure. While it is null, users get no reminder. */
export const MEASUREMENTS_PAGE: PageToCome = null

/** Will be '/measurements/add'. While it is null, the user enters the weight in the wizard, which also records it. */
export const ADD_WEIGHT_PAGE: PageToCome = null

/** Will be '/make-decision'. Until that page exists, the user chooses the next goal in the wizard. */
export const MAKE_DECISION_PAGE: string = '/diet-settings'

/** Will be '/cart/confirm/{token}'. While it is null, no button leads to a payment. */
export const cartConfirmPage = (_token: string): PageToCome => null
