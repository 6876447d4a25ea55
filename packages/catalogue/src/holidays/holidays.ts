import type { HolidayIdentifier } from '@dayplate/dates'
import type { Holiday } from './holiday.ts'

/** Every holiday with menus. A new holiday of `@dayplate/dates` does not compile until it has an entry here. */
export const holidays = {
  'christmas-eve': {
    identifier: 'christmas-eve',
    name: { en: 'Christmas Eve', pl: 'Wigilia' },
    description: {
      en: 'A meatless day that ends with barszcz, carp and kutia, in portions that leave room for all of them.',
      pl: 'Dzień bez mięsa, który kończy się barszczem, karpiem i kutią, w porcjach, które pozwalają spróbować wszystkiego.',
    },
    icon: 'star',
  },
  christmas: {
    identifier: 'christmas',
    name: { en: 'Christmas', pl: 'Boże Narodzenie' },
    description: {
      en: 'Roasts, winter vegetables and something with gingerbread spice, cooked for a long table.',
      pl: 'Pieczenie, zimowe warzywa i coś z przyprawą do piernika, w sam raz na długi stół.',
    },
    icon: 'tree',
  },
  easter: {
    identifier: 'easter',
    name: { en: 'Easter', pl: 'Wielkanoc' },
    description: {
      en: 'Eggs, żurek and the first green of spring, with a slice of mazurek or pascha.',
      pl: 'Jajka, żurek i pierwsza wiosenna zielenina, a na deser kawałek mazurka albo paschy.',
    },
    icon: 'egg',
  },
  'fat-thursday': {
    identifier: 'fat-thursday',
    name: { en: 'Fat Thursday', pl: 'Tłusty czwartek' },
    description: {
      en: 'A doughnut belongs to this day: ours are baked, and the other meals are light and filling.',
      pl: 'Bez pączka ten dzień się nie liczy: nasze są pieczone, a pozostałe posiłki lekkie i sycące.',
    },
    icon: 'doughnut',
  },
  'all-saints': {
    identifier: 'all-saints',
    name: { en: 'All Saints', pl: 'Wszystkich Świętych' },
    description: {
      en: 'Warm home food for a cold day out: broth, gołąbki and an apple cake.',
      pl: 'Ciepłe domowe jedzenie na zimny dzień poza domem: rosół, gołąbki i szarlotka.',
    },
    icon: 'candle',
  },
  halloween: {
    identifier: 'halloween',
    name: { en: 'Halloween', pl: 'Halloween' },
    description: {
      en: 'Pumpkin from morning to night, and a few plates that look worse than they taste.',
      pl: 'Dynia od rana do wieczora i kilka talerzy, które wyglądają straszniej, niż smakują.',
    },
    icon: 'pumpkin',
  },
} as const satisfies { readonly [Identifier in HolidayIdentifier]: Holiday & { readonly identifier: Identifier } }
