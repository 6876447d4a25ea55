/** The pages of the feed: all articles, and those of one category. */
export const KNOWLEDGE_CATEGORIES = ['all', 'diet', 'tips', 'workouts'] as const
export type KnowledgeCategory = (typeof KNOWLEDGE_CATEGORIES)[number]

export const isKnowledgeCategory = (name: string): name is KnowledgeCategory =>
  KNOWLEDGE_CATEGORIES.some((category) => category === name)
