interface CalendarWording {
  /** The name of the calendar. */
  readonly name: string
  readonly minutes: (minutes: number) => string
  readonly cookPortions: (portions: number) => string
  readonly cookedOn: (day: string) => string
  readonly ingredients: (names: string) => string
  readonly forTomorrow: (notes: string) => string
  /** The answer to an address that opens nothing. */
  readonly gone: string
  readonly tooOften: string
}

const ENGLISH: CalendarWording = {
  name: 'Dayplate meals',
  minutes: (minutes) => `Ready in ${minutes}\u00A0min.`,
  cookPortions: (portions) =>
    portions === 2 ? 'Cook both portions at once.' : `Cook all ${portions} portions at once.`,
  cookedOn: (day) => `Already cooked on ${day}.`,
  ingredients: (names) => `Ingredients: ${names}.`,
  forTomorrow: (notes) => `For tomorrow: ${notes}`,
  gone: 'There is no calendar at this address now. Look in the settings of Dayplate.',
  tooOften: 'Too many attempts. Try again in 15 minutes.',
}

const POLISH: CalendarWording = {
  name: 'Posiłki Dayplate',
  minutes: (minutes) => `Gotowe w\u00A0${minutes}\u00A0min.`,
  cookPortions: (portions) => `Ugotuj od razu ${portions}\u00A0${portions < 5 ? 'porcje' : 'porcji'}.`,
  cookedOn: (day) => `Ugotowane wcześniej: ${day}.`,
  ingredients: (names) => `Składniki: ${names}.`,
  forTomorrow: (notes) => `Na jutro: ${notes}`,
  gone: 'Pod tym adresem nie ma teraz kalendarza. Zajrzyj do ustawień Dayplate.',
  tooOften: 'Za dużo prób. Spróbuj ponownie za 15\u00A0minut.',
}

/** The texts of the calendar that other programs fetch. */
export const CALENDAR_TEXTS: Readonly<Record<'en' | 'pl', CalendarWording>> = { en: ENGLISH, pl: POLISH }
