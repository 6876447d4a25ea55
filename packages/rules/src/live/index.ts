export {
  isLiveTab,
  isLiveTopic,
  LIVE_PATH,
  LIVE_SECRET_HEADER,
  LIVE_TAB_HEADER,
  type LiveTopic,
  MISSED,
} from './live-stream.ts'
