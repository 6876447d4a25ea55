/** The present moment, in milliseconds since 1970. */
export const readNow = (): number => Date.now()
