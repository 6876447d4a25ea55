export {
  isLiveTab,
  isLiveTopic,
  LIVE_PATH,
  LIVE_TAB_HEADER,
  LIVE_TOPICS,
  type LiveTopic,
  MISSED,
} from './live-stream.ts'
