/** Where somebody who is logged in goes without another wish (specification, section 2). */
export const DEFAULT_PAGE = '/day-plan'
