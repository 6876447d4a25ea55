import { ENGLISH_COURSE } from './english-course.ts'
import { ENGLISH_MAILS } from './english-mails.ts'
import { POLISH_COURSE } from './polish-course.ts'
import { POLISH_MAILS } from './polish-mails.ts'

/** The words of every mail, by language; `{provider}` stands for the name of a login provider. */
export const MAIL_TEXTS = {
  en: {
    wordings: ENGLISH_MAILS,
    course: ENGLISH_COURSE,
    greeting: 'Hello,',
    orOpen: 'Or open this address in your browser:',
    unsubscribe: 'Stop these e-mails',
  },
  pl: {
    wordings: POLISH_MAILS,
    course: POLISH_COURSE,
    greeting: 'Dzień dobry,',
    orOpen: 'Możesz też otworzyć ten adres w przeglądarce:',
    unsubscribe: 'Wyłącz te e-maile',
  },
} as const
