import { ENGLISH_MAILS } from './english-mails.ts'
import { POLISH_MAILS } from './polish-mails.ts'

/** The words of every mail, by language; `{provider}` stands for the name of a login provider. */
export const MAIL_TEXTS = {
  en: { wordings: ENGLISH_MAILS, greeting: 'Hello,', orOpen: 'Or open this address in your browser:' },
  pl: { wordings: POLISH_MAILS, greeting: 'Dzień dobry,', orOpen: 'Możesz też otworzyć ten adres w przeglądarce:' },
} as const
