/** Where a later part of the product will have a page, once it is there; null until then. */
type PageToCome = string | null

/** Nobody is reminded to measure before there is somewhere to do it: '/measurements' switches the reminder on. */
export const MEASUREMENTS_PAGE: PageToCome = null

/** Until '/measurements/add' is there the wizard asks for a weight, which is noted as well. */
export const ADD_WEIGHT_PAGE: PageToCome = null

/** Until '/make-decision' is there the wizard is where one says what comes next. */
export const MAKE_DECISION_PAGE: string = '/diet-settings'

/** Until '/cart/confirm/{token}' is there nobody is led to a payment. */
export const cartConfirmPage = (_token: string): PageToCome => null
