/** How long a page waits for the server before the shell answers, in milliseconds, because a dead connection may never fail. */
export const NAVIGATION_TIMEOUT_MS = 5_000

/** Statuses from here on mean that the server, or a proxy before it, does not work. */
const SERVER_ERROR = 500

interface Navigation {
  readonly fetch: () => Promise<Response>
  readonly answerWithShell: () => Promise<Response>
  readonly timeoutMs?: number
}

/** The server's answer to a navigation, or the app's shell when none arrives in time or the server reports a failure. */
export async function answerNavigation({
  fetch,
  answerWithShell,
  timeoutMs = NAVIGATION_TIMEOUT_MS,
}: Navigation): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null))
  const answer = await Promise.race([fetch().catch(() => null), late])
  return answer === null || answer.status >= SERVER_ERROR ? answerWithShell() : answer
}
