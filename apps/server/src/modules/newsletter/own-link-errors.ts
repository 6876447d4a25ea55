import type { FindHead } from '../../platform/http/start-pages.ts'
import type { MailWords } from '../../platform/mail/mail-content.ts'
import type { Newsletter, NewsletterText } from './read-newsletter.ts'

const LANGUAGES = { en: 'English', pl: 'Polish' } as const
type Language = keyof typeof LANGUAGES

/** The paths of the product that a text links to. */
const ownPathsIn = ({ blocks }: NewsletterText): readonly string[] =>
  blocks
    .flatMap((block): readonly MailWords[] => (block.kind === 'paragraph' ? [block.words] : block.items))
    .flat()
    .flatMap((word) => (typeof word === 'object' && word.target.startsWith('/') ? [word.target] : []))

export const hasOwnLinks = (newsletter: Newsletter): boolean =>
  ownPathsIn(newsletter.en).length + ownPathsIn(newsletter.pl).length > 0

/** Links to pages of the product for which the server would answer 404. */
export const ownLinkErrors = (newsletter: Newsletter, findHead: FindHead): readonly string[] =>
  (['en', 'pl'] as const).flatMap((language) =>
    ownPathsIn(newsletter[language])
      .filter((target) => findHead(pathOf(target), language) === 'missing')
      .map((target) => errorOf(target, language)),
  )

/** `/knowledge/article/10?from=mail#rice` → `/knowledge/article/10`. */
const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? ''

const errorOf = (target: string, language: Language): string =>
  `The ${LANGUAGES[language]} text links to "${target.slice(0, 60)}", where the product has no page.`
