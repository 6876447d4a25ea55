/** How long to wait for an answer, in milliseconds. Generating four weeks of meals is the slowest call. */
export const LONGEST_WAIT_MS = 30_000
