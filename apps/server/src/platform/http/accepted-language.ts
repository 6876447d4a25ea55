const LANGUAGES = ['en', 'pl'] as const
type Language = (typeof LANGUAGES)[number]

/** The supported language that a browser prefers by its `Accept-Language`; English when there is none. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map(readChoice)
  // The sort is stable, so equal weights keep their order.
  const sorted = wanted.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
  return sorted.flatMap(({ tag }) => LANGUAGES.find((language) => tag === language) ?? []).at(0) ?? 'en'
}

/** `pl-PL;q=0.8` → `pl`, 0.8 (RFC 9110, section 12.5.4). */
function readChoice(choice: string): { readonly tag: string; readonly weight: number } {
  const [range = '', ...parameters] = choice.trim().toLowerCase().split(';')
  const weight = parameters.map((parameter) => /^\s*q=(?<q>[\d.]+)$/.exec(parameter)?.groups?.['q']).find(Boolean)
  return { tag: range.trim().split('-')[0] ?? '', weight: Number(weight ?? 1) }
}
