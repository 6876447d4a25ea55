import type { Product } from './product.ts'

/** The vendor of all our own products. */
const OWN_VENDOR = 'dayplate'

/** The most days that so many calendar months can have, so that a customer never gets less than a calendar month. */
const DAYS = { oneMonth: 31, threeMonths: 92, twelveMonths: 366 } as const

/** Everything on sale, in display order. Texts must not promise results or features that do not exist. */
export const products: readonly Product[] = [
  {
    id: 1,
    variantId: 101,
    name: { en: 'Diet, 1 month', pl: 'Dieta, 1 miesiąc' },
    shortDescription: { en: 'Try it out', pl: 'Na próbę' },
    longDescription: {
      en: 'Four meals for every day, in the diet you choose and in amounts worked out for your goal, with step-by-step recipes. Swap what does not suit you. 31 days of access.',
      pl: 'Cztery posiłki na każdy dzień, w wybranej diecie i w ilościach wyliczonych dla Twojego celu. To, co Ci nie pasuje, wymienisz. 31 dni dostępu.',
    },
    lengthLabel: { en: '1 month', pl: '1 miesiąc' },
    accessDays: DAYS.oneMonth,
    regularGrosze: 5_900,
    promoGrosze: null,
    lowestIn30DaysGrosze: null,
    isVirtual: true,
    containsDiet: true,
    containsWorkout: false,
    isBestseller: false,
    tags: ['diet', '1-month'],
    features: ['four-meals', 'amounts-for-goal', 'four-diets', 'foods-avoided', 'swaps', 'favourites-and-print'],
    vendor: OWN_VENDOR,
    pictureMealId: 'overnight-oats-with-apple',
  },
  {
    id: 2,
    variantId: 102,
    name: { en: 'Diet, 3 months', pl: 'Dieta, 3 miesiące' },
    shortDescription: { en: 'A whole season of meals', pl: 'Posiłki na cały sezon' },
    longDescription: {
      en: 'The same diet for a whole season, with meals that suit the time of year. 92 days of access.',
      pl: 'Ta sama dieta na cały sezon, z posiłkami na daną porę roku. 92 dni dostępu.',
    },
    lengthLabel: { en: '3 months', pl: '3 miesiące' },
    accessDays: DAYS.threeMonths,
    regularGrosze: 17_700,
    promoGrosze: 14_900,
    lowestIn30DaysGrosze: 17_700,
    isVirtual: true,
    containsDiet: true,
    containsWorkout: false,
    isBestseller: true,
    tags: ['diet', '3-months'],
    features: ['all-of-1-month', 'lower-monthly-price'],
    vendor: OWN_VENDOR,
    pictureMealId: 'shrimp-mango-rice-salad',
  },
  {
    id: 3,
    variantId: 103,
    name: { en: 'Diet, 12 months', pl: 'Dieta, 12 miesięcy' },
    shortDescription: { en: 'A year of meals, in every season', pl: 'Rok posiłków, o każdej porze roku' },
    longDescription: {
      en: 'The same diet for a whole year, with the meals of every season and menus for the holidays. 366 days of access.',
      pl: 'Ta sama dieta na cały rok, z posiłkami każdej pory roku i jadłospisami na święta. 366 dni dostępu.',
    },
    lengthLabel: { en: '12 months', pl: '12 miesięcy' },
    accessDays: DAYS.twelveMonths,
    regularGrosze: 49_900,
    promoGrosze: 39_900,
    lowestIn30DaysGrosze: 49_900,
    isVirtual: true,
    containsDiet: true,
    containsWorkout: false,
    isBestseller: false,
    tags: ['diet', '12-months'],
    features: ['all-of-3-months', 'lowest-monthly-price'],
    vendor: OWN_VENDOR,
    pictureMealId: 'tempeh-cauliflower-millet-bowl',
  },
]
