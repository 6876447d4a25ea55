import type { Course, CourseLesson, MailWording } from '@dayplate/messages/server'
import { bindText } from '@dayplate/messages/short-words'
import type { AgreedContent, MailBlock, MailContent, MailWords } from '../mail-content.ts'
import type { PageBlock, PageWords } from './mail-page.ts'

interface Reader {
  readonly language: 'en' | 'pl'
  readonly publicUrl: string
}

/** Whether the person agreed to receive this mail, so that its words are not those of `MailWordings` alone. */
export const isAgreed = (content: MailContent): content is AgreedContent =>
  content.kind === 'newsletter' || content.kind === 'new-articles' || content.kind === 'diet-course'

/** The subject, title and blocks of a mail that people agreed to receive. */
export interface Composed {
  readonly subject: string
  readonly title: string
  readonly blocks: readonly PageBlock[]
  readonly button: { readonly label: string; readonly path: string } | null
}

interface Words {
  readonly wording: MailWording
  readonly course: Course
}

/** The words of a mail that people agreed to receive. */
export function composeContent(content: AgreedContent, words: Words, reader: Reader): Composed {
  switch (content.kind) {
    case 'newsletter':
      return {
        subject: content.subject,
        title: content.subject,
        blocks: content.blocks.map((block) => blockFor(block, reader)),
        button: null,
      }
    case 'new-articles':
      return composeArticles(content, words.wording, reader)
    case 'diet-course':
      return composeLesson(words.course[content.lesson])
  }
}

function composeArticles(
  { articles }: Extract<AgreedContent, { kind: 'new-articles' }>,
  { subject, title, button }: MailWording,
  { publicUrl }: Reader,
): Composed {
  const [first] = articles
  return {
    // The title of a single article says more than that there is one.
    subject: articles.length === 1 && first !== undefined ? first.title : subject,
    title,
    blocks: articles.flatMap((article) => [
      { kind: 'paragraph', words: [{ label: article.title, address: publicUrl + article.page }] },
      { kind: 'paragraph', words: [article.teaser] },
    ]),
    button: button === null ? null : { label: button, path: '/knowledge' },
  }
}

const composeLesson = ({ subject, title, paragraphs, button, page }: CourseLesson): Composed => ({
  subject,
  title,
  blocks: paragraphs.map((text) => ({ kind: 'paragraph', words: [text] })),
  button: { label: button, path: page },
})

const blockFor = (block: MailBlock, reader: Reader): PageBlock =>
  block.kind === 'paragraph'
    ? { kind: 'paragraph', words: wordsFor(block.words, reader) }
    : { kind: 'list', items: block.items.map((words) => wordsFor(words, reader)) }

const wordsFor = (words: MailWords, { publicUrl }: Reader): PageWords =>
  words.map((word) =>
    typeof word === 'string'
      ? word
      : { label: word.label, address: word.target.startsWith('/') ? publicUrl + word.target : word.target },
  )

/** Binds short words and units, except in addresses. */
export const bindBlock = (block: PageBlock, language: 'en' | 'pl'): PageBlock =>
  block.kind === 'paragraph'
    ? { kind: 'paragraph', words: bindWords(block.words, language) }
    : { kind: 'list', items: block.items.map((words) => bindWords(words, language)) }

const bindWords = (words: PageWords, language: 'en' | 'pl'): PageWords =>
  words.map((word) =>
    typeof word === 'string' ? bindText(word, language) : { ...word, label: bindText(word.label, language) },
  )
