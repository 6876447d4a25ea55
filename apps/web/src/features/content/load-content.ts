import { notFound } from '@tanstack/react-router'
import type { Answered, Asked, Failed } from '../../platform/graphql-client/answer.ts'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import {
  ContentDocument,
  type PageOfTextFragment,
  QuestionsDocument,
  TermsOfServiceDocument,
  type TextOfQuestionsFragment,
} from './content.gen.ts'

/** A page of text. `documentTitle` names the browser's tab. */
export type LoadedContent = (Answered<PageOfTextFragment> & { readonly documentTitle: string }) | Failed

/** Characters that no identifier contains and that the gateway refuses. */
const CONTROL_SIGNS = /\p{Cc}/u

/** Loads a text page. Throws the router's "not found" for an unknown identifier. */
export async function loadContent(identifier: string): Promise<LoadedContent> {
  if (CONTROL_SIGNS.test(identifier)) throw notFound()
  const asked = await sendQuery(ContentDocument, { identifier })
  if (asked.kind === 'failed') return asked
  const { content } = asked.data
  if (content === null) throw notFound()
  return { kind: 'answered', data: content, documentTitle: content.title }
}

export type LoadedQuestions = Asked<TextOfQuestionsFragment | null>

/** Loads questions for a page that also works without them. */
export async function loadQuestions(identifier: string): Promise<LoadedQuestions> {
  const asked = await sendQuery(QuestionsDocument, { identifier })
  return asked.kind === 'failed' ? asked : { kind: 'answered', data: asked.data.content }
}

const PLATFORMS = ['web', 'android', 'ios', 'huawei'] as const

export interface TermsOfPlatform {
  readonly platform: (typeof PLATFORMS)[number]
  readonly content: PageOfTextFragment
}

export type LoadedTerms = Asked<readonly TermsOfPlatform[]>

/** Loads the terms of all platforms. */
export async function loadTerms(): Promise<LoadedTerms> {
  const asked = await sendQuery(TermsOfServiceDocument, {})
  if (asked.kind === 'failed') return asked
  const terms = PLATFORMS.flatMap((platform) => {
    const content = asked.data[platform]
    return content === null ? [] : [{ platform, content }]
  })
  return { kind: 'answered', data: terms }
}
