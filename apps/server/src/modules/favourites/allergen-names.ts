import type { Allergen } from '@dayplate/nutrition'

type Names = Readonly<Record<'en' | 'pl', string>>

/** As a person reads them in a sentence. */
export const ALLERGEN_NAMES: Readonly<Record<Allergen, Names>> = {
  gluten: { en: 'gluten', pl: 'gluten' },
  crustaceans: { en: 'crustaceans', pl: 'skorupiaki' },
  egg: { en: 'egg', pl: 'jaja' },
  fish: { en: 'fish', pl: 'ryby' },
  peanuts: { en: 'peanuts', pl: 'orzeszki ziemne' },
  soy: { en: 'soy', pl: 'soja' },
  milk: { en: 'milk', pl: 'mleko' },
  nuts: { en: 'nuts', pl: 'orzechy' },
  celery: { en: 'celery', pl: 'seler' },
  mustard: { en: 'mustard', pl: 'gorczyca' },
  sesame: { en: 'sesame', pl: 'sezam' },
  sulphites: { en: 'sulphites', pl: 'siarczyny' },
  lupin: { en: 'lupin', pl: 'łubin' },
  molluscs: { en: 'molluscs', pl: 'mięczaki' },
}
