/** The page a logged-in user goes to by default (specification, section 2). */
export const DEFAULT_PAGE = '/day-plan'
