/** How long a page waits for the server before the shell answers, in milliseconds: a dead connection never says no. */
export const NAVIGATION_TIMEOUT_MS = 5_000

/** From here on a status says that the server, or what stands before it, does not work. */
const SERVER_FAULT = 500

interface Navigation {
  readonly fetch: () => Promise<Response>
  readonly answerWithShell: () => Promise<Response>
  readonly timeoutMs?: number
}

/** The server's answer to the opening of a page; the app's shell when none comes in time or it says it is broken. */
export async function answerNavigation({
  fetch,
  answerWithShell,
  timeoutMs = NAVIGATION_TIMEOUT_MS,
}: Navigation): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null))
  const answer = await Promise.race([fetch().catch(() => null), late])
  return answer === null || answer.status >= SERVER_FAULT ? answerWithShell() : answer
}
