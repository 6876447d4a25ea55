export { loadAllTexts, loadTexts, type Catalogue, type TextGroup } from './catalogue.ts'
export {
  createTranslator,
  type MessageId,
  type PlainMessageId,
  type Translate,
  type Translator,
} from './create-translator.ts'
export { isLanguage, LANGUAGES, LOCALE_CODES, type Language } from './language.ts'
