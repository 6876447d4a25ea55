import type { ContentLanguage } from '@dayplate/catalogue'
import type { Article, Articles } from '@dayplate/catalogue/articles'
import { type CalendarDay, requireCalendarDay } from '@dayplate/dates'
import { bindHtml, bindText } from '@dayplate/messages/short-words'

/** An article with its day of change checked, and with short words and units bound. */
export interface ShelvedArticle extends Article {
  readonly changedOn: CalendarDay
}

/** The articles of this installation. */
export interface Shelf {
  /** The article in a language; null for an unknown number. */
  readonly find: (language: ContentLanguage, id: number) => ShelvedArticle | null
  /** All articles, newest first. */
  readonly newestFirst: (language: ContentLanguage) => readonly ShelvedArticle[]
}

/** Puts the articles into their order. Words are bound here, because authors write the source with plain spaces. */
export function openShelf(articles: Articles): Shelf {
  const shelves = { en: shelve(articles.en, 'en'), pl: shelve(articles.pl, 'pl') }
  const byId = { en: indexOf(shelves.en), pl: indexOf(shelves.pl) }
  return {
    find: (language, id) => byId[language].get(id) ?? null,
    newestFirst: (language) => shelves[language],
  }
}

const indexOf = (articles: readonly ShelvedArticle[]): ReadonlyMap<number, ShelvedArticle> =>
  new Map(articles.map((article) => [article.id, article]))

const shelve = (articles: readonly Article[], language: ContentLanguage): readonly ShelvedArticle[] =>
  articles
    .map((article) => ({
      ...article,
      changedOn: requireCalendarDay(article.changedOn),
      title: bindText(article.title, language),
      teaser: bindText(article.teaser, language),
      lead: bindText(article.lead, language),
      summary: bindText(article.summary, language),
      cta: article.cta && { ...article.cta, label: bindText(article.cta.label, language) },
      html: bindHtml(article.html, language),
    }))
    .toSorted((one, other) => other.changedOn.localeCompare(one.changedOn) || other.id - one.id)
