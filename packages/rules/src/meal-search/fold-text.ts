/**
 * Folds text for comparing searches with names: lower case without accents. Replaces ł explicitly, because Unicode treats it as
 * a letter of its own.
 */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l')
