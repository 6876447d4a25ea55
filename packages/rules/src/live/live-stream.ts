/** The address of a person's live stream. */
export const LIVE_PATH = '/live'

/** What a stream tells about: the names of data that changed, never the data. */
const LIVE_TOPICS = ['shopping-list', 'day-plan'] as const
export type LiveTopic = (typeof LIVE_TOPICS)[number]

export const isLiveTopic = (text: string): text is LiveTopic => LIVE_TOPICS.some((topic) => topic === text)

/** The event that says that notices may have been missed, so everything shown is queried again. */
export const MISSED = 'missed'

/** The header that names the browser tab of a call, so that its own stream is not told of its own change. */
export const LIVE_TAB_HEADER = 'X-Live-Tab'

/** Opens the stream of what a secret address shows, without a session. In a header, because addresses are logged. */
export const LIVE_SECRET_HEADER = 'X-Live-Secret'

/** A UUID or a shorter name. */
const TAB = /^[\da-z-]{1,36}$/i

export const isLiveTab = (text: string): boolean => TAB.test(text)
