/** Id of an English name: toKebabCase('chickpeas (dry)') → 'chickpeas-dry'. */
export function toKebabCase(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
