import { setupI18n } from '@lingui/core'
import type { Catalogue } from './catalogue.ts'
import type { MessageArguments } from './generated/message-arguments.gen.ts'
import type { Language } from './language.ts'

/** The id of a text. */
export type MessageId = keyof MessageArguments

/** Ids of texts without arguments, which data such as a validation error may name. */
export type PlainMessageId = { [Id in MessageId]: MessageArguments[Id] extends undefined ? Id : never }[MessageId]

/** `t('auth/login/title')`, `t('coupon/days', { count: 14 })`. Unknown ids and missing arguments do not compile. */
export type Translate = <Id extends MessageId>(
  id: Id,
  ...args: MessageArguments[Id] extends undefined ? [] : [MessageArguments[Id]]
) => string

export interface Translator {
  readonly language: Language
  readonly t: Translate
  /** The text for a key from the server or a schema, with its arguments; null when there is no such text. */
  readonly textOf: (key: string, said?: Readonly<Record<string, number>>) => string | null
  /** Adds texts that were loaded later; texts already shown do not change. */
  readonly learn: (texts: Catalogue) => void
}

interface TranslatorSource {
  readonly language: Language
  readonly catalogue: Catalogue
  /** Called with every id without a text; the id is shown in its place. */
  readonly onMissing: (id: string) => void
}

export function createTranslator({ language, catalogue, onMissing }: TranslatorSource): Translator {
  const missing = (_language: string, id: string) => {
    onMissing(id)
    return id
  }
  const known: Record<string, Catalogue[string]> = { ...catalogue }
  const i18n = setupI18n({ locale: language, messages: { [language]: known }, missing })
  return {
    language,
    t: (id, ...[values]) => i18n._(id, values),
    learn(texts) {
      Object.assign(known, texts)
      i18n.load(language, { ...texts })
    },
    textOf(key, said) {
      if (Object.hasOwn(known, key)) return i18n._(key, said)
      onMissing(key)
      return null
    },
  }
}
