/** For comparing what is searched with what things are called: small letters without accents; ł is a letter of its own to Unicode. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l')
