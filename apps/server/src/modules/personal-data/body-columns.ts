import { DIET_NAMES } from '@dayplate/messages/server'
import { ACTIVITY_NAMES, MODE_NAMES, SEX_NAMES, WEIGHT_UNITS } from './common-columns.ts'
import type { PlainColumns } from './plain-table.ts'

export const DIET_SETTINGS: PlainColumns<'diet_settings'> = {
  starts_on: { heading: { en: 'from', pl: 'od' } },
  sex: { heading: { en: 'sex', pl: 'płeć' }, values: SEX_NAMES },
  birth_date: { heading: { en: 'date of birth', pl: 'data urodzenia' } },
  height_value: { heading: { en: 'height', pl: 'wzrost' } },
  height_unit: {
    heading: { en: 'unit of height', pl: 'jednostka wzrostu' },
    values: { cm: { en: 'cm', pl: 'cm' }, in: { en: 'in', pl: 'in' } },
  },
  weight_value: { heading: { en: 'weight', pl: 'waga' } },
  weight_unit: { heading: { en: 'unit of weight', pl: 'jednostka wagi' }, values: WEIGHT_UNITS },
  goal_weight_value: { heading: { en: 'goal weight', pl: 'docelowa waga' } },
  goal_weight_unit: {
    heading: { en: 'unit of goal weight', pl: 'jednostka docelowej wagi' },
    values: WEIGHT_UNITS,
  },
  mode: { heading: { en: 'goal', pl: 'cel' }, values: MODE_NAMES },
  diet_id: { heading: { en: 'diet', pl: 'dieta' }, values: DIET_NAMES },
  activity_level: { heading: { en: 'activity', pl: 'aktywność' }, values: ACTIVITY_NAMES },
  answered_on: { heading: { en: 'answered on', pl: 'data odpowiedzi' } },
  phases_from: { heading: { en: 'first day of the diet’s phases', pl: 'pierwszy dzień etapów diety' } },
  created_at: { heading: { en: 'saved at (UTC)', pl: 'zapisano (UTC)' } },
}

export const HYDRATION_SETTINGS: PlainColumns<'hydration_settings'> = {
  goal_value: { heading: { en: 'daily goal', pl: 'dzienny cel' } },
  goal_unit: {
    heading: { en: 'unit of the goal', pl: 'jednostka celu' },
    values: { ml: { en: 'ml', pl: 'ml' }, oz: { en: 'oz', pl: 'oz' } },
  },
  reminder_enabled: { heading: { en: 'reminder', pl: 'przypomnienie' } },
  reminder_hour_interval: {
    heading: { en: 'time between reminders (hours)', pl: 'odstęp między przypomnieniami (godziny)' },
  },
  reminder_from_hour: { heading: { en: 'reminders from (hour of the day)', pl: 'przypomnienia od (godzina)' } },
  reminder_to_hour: { heading: { en: 'reminders to (hour of the day)', pl: 'przypomnienia do (godzina)' } },
  reminder_uses_sound: { heading: { en: 'reminder with sound', pl: 'przypomnienie z dźwiękiem' } },
  changed_at: { heading: { en: 'saved at (UTC)', pl: 'zapisano (UTC)' } },
}

export const WEIGHTS: PlainColumns<'weights'> = {
  date: { heading: { en: 'date', pl: 'data' } },
  value: { heading: { en: 'weight as you entered it', pl: 'waga wpisana' } },
  unit: { heading: { en: 'unit of the entered weight', pl: 'jednostka wpisanej wagi' }, values: WEIGHT_UNITS },
  kg: { heading: { en: 'weight (kg)', pl: 'waga (kg)' } },
  noted_at: { heading: { en: 'saved at (UTC)', pl: 'zapisano (UTC)' } },
}
