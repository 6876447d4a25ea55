import type { Texts } from './texts.ts'

type TextsOfType = Readonly<Record<keyof Texts, (mealType: string) => string>>

/** Titles of the answer to an insertion that has issues. */
export const INSERTION_TITLES = {
  notPossible: { en: 'This meal can’t be added to this day', pl: 'Nie można tu dodać tego posiłku' },
  /** Says "insert", because the specification calls the button "Insert anyway". */
  question: { en: 'Insert it anyway?', pl: 'Dodać mimo to?' },
} as const satisfies Readonly<Record<string, Texts>>

/** Refuses a favourite beyond the limit. */
export const tooManyFavourites = (limit: number): Texts => ({
  en: `You’ve reached the limit of ${limit} favourites. Remove one to add another.`,
  pl: `To już ${limit} ulubionych, więcej się nie zmieści. Usuń któryś, aby dodać nowy.`,
})

export const NOT_IN_CATALOGUE: Texts = {
  en: 'This meal is no longer in our recipes.',
  pl: 'Tego posiłku nie ma już wśród naszych przepisów.',
}

/** The reasons why a meal cannot be inserted into a day. */
export const INSERTION_ISSUES = {
  notAFavourite: {
    en: 'It’s no longer in your favourites.',
    pl: 'Nie ma go już w ulubionych.',
  },
  notAllowed: {
    en: 'This meal doesn’t belong to your diet, or contains something you avoid.',
    pl: 'Ten posiłek nie należy do Twojej diety albo zawiera coś, czego nie jesz.',
  },
  dayIsOver: {
    en: 'This day is over. Choose today or a later day.',
    pl: 'Ten dzień już minął. Wybierz dzisiejszy lub późniejszy.',
  },
  noPlan: { en: 'There’s no plan for this day', pl: 'Na ten dzień nie ma planu' },
  otherType: {
    en: (mealType) => `There is no ${mealType} on this day to replace.`,
    pl: (mealType) => `Tego dnia nie ma posiłku do zastąpienia: ${mealType}.`,
  },
  planHasChanged: {
    en: 'Your plan has changed in the meantime. Please look at the day again.',
    pl: 'Twój plan zmienił się w międzyczasie. Sprawdź ten dzień jeszcze raz.',
  },
  alreadyThere: { en: 'This meal is already in the day’s plan.', pl: 'Ten posiłek jest już w planie tego dnia.' },
  eaten: {
    en: (mealType) => `You’ve already eaten this day’s ${mealType}.`,
    pl: (mealType) => `Masz już odznaczone jako zjedzone: ${mealType}. Wybierz inny dzień.`,
  },
  allergens: { en: 'Contains something you avoid', pl: 'Zawiera to, czego nie jesz' },
  noPortion: {
    en: 'No portion size fits this day.',
    pl: 'Żadna wielkość porcji nie pasuje do tego dnia.',
  },
  otherDiet: { en: 'It doesn’t belong to your diet', pl: 'Nie pasuje do Twojej diety' },
  disliked: { en: 'Contains something you avoid', pl: 'Zawiera coś, czego nie jesz' },
} as const satisfies Readonly<Record<string, Texts | TextsOfType>>

/** Names of a day's figures for use inside a sentence. */
export const FIGURE_NAMES = {
  kcal: { en: 'energy', pl: 'energia' },
  proteinG: { en: 'protein', pl: 'białko' },
  fatG: { en: 'fat', pl: 'tłuszcz' },
  carbohydrateG: { en: 'carbs', pl: 'węglowodany' },
} as const satisfies Readonly<Record<string, Texts>>

export const TARGET = { en: 'target', pl: 'cel' } as const satisfies Texts
