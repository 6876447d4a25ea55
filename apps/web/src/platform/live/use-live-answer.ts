import type { LiveTopic } from '@dayplate/rules/live'
import type { LiveAnswer } from '../graphql-client/use-answer.ts'
import { useLiveTopics } from './use-live-topics.ts'
import { useRefreshOnNews } from './use-refresh-on-news.ts'

/**
 * Queries an answer again after changes of other devices.
 *
 * @param topics the same array on every render
 */
export function useLiveAnswer(topics: readonly LiveTopic[], answer: LiveAnswer<unknown, unknown>): void {
  useLiveTopics(topics, useRefreshOnNews(answer))
}
