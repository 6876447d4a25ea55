import type { ExportedColumn } from './worded-table.ts'

// Columns and words that several tables share.

export const CREATED_AT = {
  heading: { en: 'created at (UTC)', pl: 'utworzono (UTC)' },
} as const satisfies ExportedColumn
export const EXPIRES_AT = {
  heading: { en: 'valid until (UTC)', pl: 'ważne do (UTC)' },
} as const satisfies ExportedColumn
export const GIVEN_AT = { heading: { en: 'given at (UTC)', pl: 'wyrażono (UTC)' } } as const satisfies ExportedColumn

export const LANGUAGE_NAMES = {
  en: { en: 'English', pl: 'angielski' },
  pl: { en: 'Polish', pl: 'polski' },
} as const

export const SEX_NAMES = {
  female: { en: 'female', pl: 'kobieta' },
  male: { en: 'male', pl: 'mężczyzna' },
} as const

/** Named as in the settings. */
export const UNIT_SYSTEMS = {
  si: { en: 'kg, cm, ml', pl: 'kg, cm, ml' },
  imperial: { en: 'lb, in, oz', pl: 'lb, in, oz' },
} as const

export const MODE_NAMES = {
  slimming: { en: 'lose weight', pl: 'schudnąć' },
  put_on_weight: { en: 'gain weight', pl: 'przybrać na wadze' },
  gain_muscle_mass: { en: 'build muscle', pl: 'zbudować mięśnie' },
  stabilization: { en: 'maintain my weight', pl: 'utrzymać wagę' },
} as const

export const ACTIVITY_NAMES = {
  none: { en: 'mostly sitting', pl: 'siedzący tryb życia' },
  low: { en: 'lightly active', pl: 'trochę ruchu' },
  medium: { en: 'active', pl: 'aktywny tryb życia' },
  high: { en: 'very active', pl: 'bardzo aktywny tryb życia' },
} as const

export const WEIGHT_UNITS = { kg: { en: 'kg', pl: 'kg' }, lb: { en: 'lb', pl: 'lb' } } as const

export const PRODUCT_NAMES = {
  diet: { en: 'diet', pl: 'dieta' },
  video_workout: { en: 'video workouts', pl: 'treningi wideo' },
} as const
