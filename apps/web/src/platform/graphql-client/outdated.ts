/** The context of a query whose last answer is known to be outdated. `revalidateAfterLostResponse` repeats it until it is answered. */
export const OUTDATED = { isOutdated: true } as const
