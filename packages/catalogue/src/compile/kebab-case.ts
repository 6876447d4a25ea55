/** Id for an English name, without accents: toKebabCase('chickpeas (dry)') → 'chickpeas-dry', 'twaróg' → 'twarog'. */
export function toKebabCase(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
