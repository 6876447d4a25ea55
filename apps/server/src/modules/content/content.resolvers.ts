import type { Resolvers } from '../../platform/graphql/schema.gen.ts'
import { findContent } from './find-content.ts'

export const contentResolvers = {
  Query: {
    mobileApps: (_, __, { services }) => services.mobileApps,
    content: (_, { identifier }, { language }) => {
      const content = findContent(language, identifier)
      if (content === null) return null
      const { title, markdown, html } = content
      return { identifier, title, content: { markdown, html } }
    },
  },
} satisfies Resolvers
