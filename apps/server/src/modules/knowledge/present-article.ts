import type { Language } from '@dayplate/messages'
import { articleCategoryName, KITCHEN_DESK, ONLY_FOR_PAYING } from '@dayplate/messages/server'
import type { Article as WireArticle } from '../../platform/graphql/schema.gen.ts'
import { articlePictureUrl } from './article-picture-url.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { ShelvedArticle } from './shelf/index.ts'

/** An article on its way to the gateway. Its resolvers decide whether the viewer may read the text. */
export type ArticleView = Omit<WireArticle, 'content' | 'onlyForPayingUsersMessage' | 'onlyForPayingUsersCtaLabel'> & {
  readonly article: ShelvedArticle
  readonly language: Language
}

/** Marks of the categories. Each is 3:1 or better on the surfaces of both themes, because it stands beside the name. */
const LABEL_COLOURS = { diet: '#2f8a62', tips: '#b57a1d', workouts: '#d0603f' } as const

/** The picture of the product, which stands for the desk. */
const AVATAR = '/icons/192.png'

export function presentArticle(
  article: ShelvedArticle,
  { language, catalogue }: { readonly language: Language; readonly catalogue: Catalogue },
): ArticleView {
  const picture = articlePictureUrl(article, catalogue)
  return {
    article,
    language,
    id: String(article.id),
    title: article.title,
    slug: article.slug,
    teaser: article.teaser,
    lead: article.lead,
    summary: article.summary,
    thumbUrl: picture,
    photoUrl: picture,
    icon: article.picture.kind === 'icon' ? article.picture.icon : null,
    category: {
      identifier: article.category,
      name: articleCategoryName(article.category, language),
      label: { color: LABEL_COLOURS[article.category] },
    },
    pinned: article.isPinned,
    revealType: article.reveal,
    revealDietPhase: null,
    ctaLabel: article.cta?.label ?? null,
    ctaUrl: article.cta?.url ?? null,
    author: {
      name: KITCHEN_DESK.name[language],
      isFemale: null,
      description: KITCHEN_DESK.description[language],
      avatar: AVATAR,
    },
    changedOn: article.changedOn,
  }
}

/** What stands in place of a text that the viewer may not read. */
export const onlyForPaying = (language: Language) => ({
  message: ONLY_FOR_PAYING.message[language],
  ctaLabel: ONLY_FOR_PAYING.ctaLabel[language],
})
