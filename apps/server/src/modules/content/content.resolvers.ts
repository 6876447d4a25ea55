import { basicSuccess } from '../../platform/graphql/validation-exception.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'

import { findChangedDocuments, noteDocumentsSeen } from './changed-documents.ts'

export const contentResolvers = {
  Query: {
    mobileApps: (_, __, { services }) => services.mobileApps,
    content: (_, { identifier }, { language, services }) => {
      const content = services.pages.find(language, identifier)
      if (content === null) return null
      const { title, changedOn, markdown, html } = content
      return { identifier, title, changedOn, content: { markdown, html } }
    },
  },
  Me: {
    changedDocuments: async ({ id }, _, { services }) => {
      const changed = await findChangedDocuments(services, id)
      return changed.map(({ document, changedOn }) => ({ identifier: document, changedOn }))
    },
  },
  MeMutation: {
    documentsSeen: async ({ userId }, { changedOn }, { services }) => {
      await noteDocumentsSeen(services, { userId, changedOn })
      return basicSuccess
    },
  },
} satisfies Resolvers
