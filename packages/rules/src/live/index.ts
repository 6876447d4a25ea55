export { isLiveTab, isLiveTopic, LIVE_PATH, LIVE_TAB_HEADER, type LiveTopic, MISSED } from './live-stream.ts'
