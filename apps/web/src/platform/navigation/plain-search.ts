/** Search parameters as in the address: text by name. A name without a value is empty text. */
export type PlainSearch = Record<string, string>

/**
 * Reads `?code=1e5&id=12345678901234567890` as text. The router's own reader parses values as JSON and would turn them into
 * 100000 and 12345678901234567000. Of a repeated name the first counts.
 */
export function parsePlainSearch(search: string): PlainSearch {
  const plain: PlainSearch = {}
  for (const [name, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(plain, name)) Object.defineProperty(plain, name, { value, enumerable: true, writable: true })
  }
  return plain
}

/** Writes parameters for the address, including `?`. Null and undefined are left out. Empty without parameters. */
export function stringifyPlainSearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? '' : `?${query}`
}
